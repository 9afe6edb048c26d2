import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TrackRecord } from '@portal/cells/node';
import { expect, it, onTestFinished } from 'vitest';
import { portalName } from '../bootstrap/paths.mjs';
import { recordText } from './track-files.ts';
import { listTutorials } from './tutorial-files.ts';

const cell = '```python cell\n1\n```\n';

function list(files: Record<string, string>): Promise<string[]> {
  const docs = mkdtempSync(join(tmpdir(), 'docs-'));
  onTestFinished(() => rmSync(docs, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(docs, path)), { recursive: true });
    writeFileSync(join(docs, path), text);
  }
  return listTutorials(docs);
}

it('finds the examples, and other pages by their cells', async () => {
  const found = await list({
    'examples/index.mdx': 'Examples',
    'examples/without-cells.mdx': 'Words',
    'quickstart.mdx': `- In a list:\n\n  ${cell.replaceAll('\n', '\n  ')}`,
    'guides/maps.mdx': '````r cell same\n1\n````',
    'cells.mdx': 'Write ```python cell``` here.\n\n```ts\ncell();\n```\n',
    'notes.md': cell,
  });
  expect(found).toEqual(
    ['examples/without-cells.mdx', 'guides/maps.mdx', 'quickstart.mdx'].map(
      (name) => `portals/${portalName}/docs/${name}`,
    ),
  );
});

it('refuses two pages that would write the same files', async () => {
  await expect(list({ 'examples/maps.mdx': cell, 'maps.mdx': cell })).rejects.toThrow(
    /examples\/maps\.mdx and .*maps\.mdx would both be "maps"/,
  );
});

it('writes a record with one cell to a line', () => {
  const record: TrackRecord = {
    slug: 'a',
    language: 'r',
    siteUrl: 'https://museum.example',
    cells: {},
    outputs: { 'r-1': [{ kind: 'text', text: 'x' }], 'r-2': [] },
    plain: {},
    drawings: {},
    versions: {},
  };
  const text = recordText(record);
  expect(JSON.parse(text)).toEqual(record);
  expect(text.split('\n')).toContain('    "r-1": [{"kind":"text","text":"x"}],');
});
