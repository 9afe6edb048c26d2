import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { portalName } from '../bootstrap/paths.mjs';
import { followEdits } from './follow-edits.ts';

const own = `portals/${portalName}`;

/** `edit` reports a change immediately, unlike a file system. */
function open() {
  const folder = mkdtempSync(join(tmpdir(), 'follow-edits-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const watched: { paths: readonly string[]; changed: () => void; isOver: boolean }[] = [];
  const printed: string[] = [];
  const search = { started: 0, made: 0, ended: 0, isGone: false };
  const stop = followEdits({
    folder,
    watch: (_root: string, paths: readonly string[], changed: () => void) => {
      const one = { paths, changed, isOver: false };
      watched.push(one);
      return () => {
        one.isOver = true;
      };
    },
    print: (line: string) => printed.push(line),
    startSearch: (() => {
      search.started += 1;
      search.isGone = false;
      const reach = (count: 'made' | 'ended') => () => {
        if (search.isGone) throw new Error('IPC channel is already disconnected');
        search[count] += 1;
      };
      return {
        get connected() {
          return !search.isGone;
        },
        send: reach('made'),
        disconnect: reach('ended'),
      };
    }) as never,
  });
  const edit = (file: string): void => {
    const contains = (path: string) => file === path || file.startsWith(`${path}/`);
    for (const { paths, changed } of watched) if (paths.some(contains)) changed();
  };
  return { edit, printed, search, stop, watched };
}

it('has one process rebuild the search after every edit of a page or description', () => {
  const { edit, printed, search } = open();
  expect(search.started).toBe(0);
  edit(`${own}/docs/iiif.mdx`);
  edit(`${own}/docs/examples/a.mdx`);
  edit(`${own}/apis/text.yaml`);
  expect(search).toMatchObject({ started: 1, made: 3, ended: 0 });
  expect(printed).toEqual([]);
});

it.each([
  [`${own}/portal.ts`, ''],
  [`${own}/portal`, '/apis.ts'],
  ['site/docusaurus.config.ts', ''],
  ['site/config', '/navbar.ts'],
  ['site/plugins', '/page-list.ts'],
])('asks for a restart after an edit of %s%s, and updates nothing until then', (place, file) => {
  const { edit, printed, search } = open();
  edit(place + file);
  expect(printed.join()).toMatch(/reads it only when it starts.*press Ctrl\+C and run npm run dev/);
  expect(printed.join()).toContain(`! ${place} has changed`);
  edit(`${own}/docs/iiif.mdx`);
  expect(search.made).toBe(0);
});

it.each([`${own}/collection/works/cats.yaml`, 'packages/collection/src/make.ts'])(
  'prints what to do after an edit of %s',
  (file) => {
    const { edit, printed, search } = open();
    edit(file);
    expect(printed.join()).toMatch(/press Ctrl\+C and run npm run dev again\.$/);
    edit(`${own}/docs/iiif.mdx`);
    expect(search.made).toBe(1);
  },
);

it('ignores components and generated files', () => {
  const { edit, printed, search } = open();
  for (const file of ['site/src/home/hero.tsx', `.generated/${portalName}/collection/a`])
    edit(file);
  edit('portals/another/portal.ts');
  expect(printed).toEqual([]);
  expect(search.started).toBe(0);
});

it('stops everything that it started', () => {
  const { edit, search, stop, watched } = open();
  edit(`${own}/docs/iiif.mdx`);
  stop();
  expect(watched.every(({ isOver }) => isOver)).toBe(true);
  expect(search.ended).toBe(1);
});

it('starts another search when one has ended by itself', () => {
  const { edit, search } = open();
  edit(`${own}/docs/iiif.mdx`);
  search.isGone = true;
  edit(`${own}/docs/iiif.mdx`);
  expect(search).toMatchObject({ started: 2, made: 2 });
});

it('ends quietly after Ctrl+C, which ends the search first', () => {
  const { edit, search, stop, watched } = open();
  edit(`${own}/docs/iiif.mdx`);
  search.isGone = true;
  stop();
  expect(watched.every(({ isOver }) => isOver)).toBe(true);
});
