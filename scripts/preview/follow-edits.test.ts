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
  const updates = { asked: 0, isStopped: false };
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
    updates: {
      update: () => {
        updates.asked += 1;
      },
      stop: () => {
        updates.isStopped = true;
      },
    },
  });
  const edit = (file: string): void => {
    const contains = (path: string) => file === path || file.startsWith(`${path}/`);
    for (const { paths, changed } of watched) if (paths.some(contains)) changed();
  };
  return { edit, printed, updates, stop, watched };
}

it('updates search, cells and programs after every edit of what writers write', () => {
  const { edit, printed, updates } = open();
  edit(`${own}/docs/iiif.mdx`);
  edit(`${own}/docs/examples/a.mdx`);
  edit(`${own}/apis/text.yaml`);
  edit(`${own}/recorded/a.python.generated.json`);
  edit(`${own}/programs/a.sh`);
  expect(updates.asked).toBe(5);
  expect(printed).toEqual([]);
});

it.each([
  [`${own}/portal.ts`, ''],
  [`${own}/portal`, '/apis.ts'],
  ['site/docusaurus.config.cjs', ''],
  ['site/config', '/navbar.ts'],
  ['site/plugins', '/page-list.ts'],
])('asks for a restart after an edit of %s%s, and updates nothing until then', (place, file) => {
  const { edit, printed, updates } = open();
  edit(place + file);
  expect(printed.join()).toMatch(/reads it only when it starts.*press Ctrl\+C and run npm run dev/);
  expect(printed.join()).toContain(`! ${place} has changed`);
  edit(`${own}/docs/iiif.mdx`);
  expect(updates.asked).toBe(0);
});

it.each([`${own}/collection/works/cats.yaml`, 'packages/collection/src/make.ts'])(
  'prints what to do after an edit of %s',
  (file) => {
    const { edit, printed, updates } = open();
    edit(file);
    expect(printed.join()).toMatch(/press Ctrl\+C and run npm run dev again\.$/);
    edit(`${own}/docs/iiif.mdx`);
    expect(updates.asked).toBe(1);
  },
);

it('ignores components and generated files', () => {
  const { edit, printed, updates } = open();
  for (const file of ['site/src/home/hero.tsx', `build/${portalName}/collection/a`]) edit(file);
  edit('portals/another/portal.ts');
  expect(printed).toEqual([]);
  expect(updates.asked).toBe(0);
});

it('stops everything that it started', () => {
  const { stop, updates, watched } = open();
  stop();
  expect(watched.every(({ isOver }) => isOver)).toBe(true);
  expect(updates.isStopped).toBe(true);
});
