import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { watchSources } from './watch-sources.ts';

function open() {
  const root = mkdtempSync(join(tmpdir(), 'watch-sources-'));
  const put = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  put('docs/a.mdx', 'A');
  put('docs/deep/b.mdx', 'B');
  put('site/portal.ts', 'portal');
  put('site/other.ts', 'other');
  let calls = 0;
  let wake = (): void => {};
  const stop = watchSources(root, ['docs', 'site/portal.ts'], () => {
    calls += 1;
    wake();
  });
  onTestFinished(() => {
    stop();
    rmSync(root, { recursive: true, force: true });
  });
  const next = () =>
    new Promise<void>((resolve) => {
      wake = resolve;
    });
  return { root, put, next, calls: () => calls };
}

type Opened = ReturnType<typeof open>;

describe('a change of a source', () => {
  it.each<[string, (opened: Opened) => void]>([
    ['in a file of a folder', ({ put }) => put('docs/a.mdx', 'changed')],
    ['deep in a folder', ({ put }) => put('docs/deep/b.mdx', 'changed')],
    ['by a new file', ({ put }) => put('docs/c.mdx', 'new')],
    ['by a removed file', ({ root }) => rmSync(join(root, 'docs/a.mdx'))],
    ['in a file that is named', ({ put }) => put('site/portal.ts', 'changed')],
    [
      'by an editor that replaces the file',
      ({ root, put }) => {
        put('site/portal.ts.new', 'changed');
        renameSync(join(root, 'site/portal.ts.new'), join(root, 'site/portal.ts'));
      },
    ],
  ])('%s is noticed', async (_, change) => {
    const opened = open();
    const noticed = opened.next();
    change(opened);
    await noticed;
    expect(opened.calls()).toBe(1);
  });

  it.each(['site/portal.ts', 'docs/a.mdx', 'docs/deep/b.mdx'])(
    'in %s is noticed again after it was replaced',
    async (file) => {
      const { root, put, next, calls } = open();
      for (const turn of [1, 2, 3]) {
        const noticed = next();
        put(`${file}.new`, `changed ${turn}`);
        renameSync(join(root, `${file}.new`), join(root, file));
        await noticed;
      }
      expect(calls()).toBe(3);
    },
  );

  it.each(['docs/new/er', 'docs/deep', 'docs'])(
    'in %s is noticed when that is a new folder',
    async (folder) => {
      const { root, put, next, calls } = open();
      rmSync(join(root, folder), { recursive: true, force: true });
      for (const text of ['new', 'changed', 'changed again']) {
        const noticed = next();
        put(`${folder}/b.mdx`, text);
        await noticed;
      }
      expect(calls()).toBe(3);
    },
  );
});

it('calls nobody after it is stopped', async () => {
  const { root, put, next } = open();
  let late = 0;
  const stop = watchSources(root, ['docs'], () => {
    late += 1;
  });
  put('docs/a.mdx', 'before it was stopped');
  stop();
  // By the time the second is noticed elsewhere, the first would have arrived here.
  for (const text of ['1', '2']) {
    const noticed = next();
    put('docs/a.mdx', text);
    await noticed;
  }
  expect(late).toBe(0);
});

it('ignores what changes no source, and reports several saves once', async () => {
  const { root, put, next, calls } = open();
  utimesSync(join(root, 'docs/a.mdx'), 1, 1);
  put('docs/a.test.ts', 'test');
  put('site/other.ts', 'changed');
  const noticed = next();
  put('docs/a.mdx', '1');
  put('docs/a.mdx', '2');
  await noticed;
  expect(calls()).toBe(1);
});
