import { expect, it } from 'vitest';
import { runSources } from '../../test/run-sources.ts';

const modules = {
  'd3-array': () => import('d3-array'),
  '@portal/client/museum': () => import('@portal/client/museum'),
  one: async () => ({ default: 1, two: 2 }),
};

it.each<[string, string[], string]>([
  [
    'names',
    ["import { max, sum as total } from 'd3-array';", 'show([max([1, 3]), total([1, 3])])'],
    '[3, 4]',
  ],
  ['a default', ["import a from 'one';", 'show(a)'], '1'],
  ['a default and names', ["import a, { two } from 'one';", 'show([a, two])'], '[1, 2]'],
  ['everything', ["import * as all from 'one';", 'show(all.two)'], '2'],
  ['a default and everything', ["import a, * as all from 'one';", 'show([a, all.two])'], '[1, 2]'],
  ['over several lines', ["import {\n  max,\n} from 'd3-array';\nshow(max([2]));"], '2'],
  [
    'types only',
    [
      "import type { Schema } from '@portal/client/museum';\nimport { type Schema as S } from 'one';\nshow(1)",
    ],
    '1',
  ],
  ['by a call', ["const { two } = await import('one');", 'show(two)'], '2'],
  ['with a type', ["import a from 'one' with { type: 'json' };", 'show(a)'], '1'],
  [
    'with a type, by a call',
    ["const all = await import('one', { with: { type: 'json' } });", 'show(all.default)'],
    '1',
  ],
])('imports %s', async (_, cells, shown) => {
  const { texts, error } = await runSources(cells, { modules });
  expect(error).toBeUndefined();
  expect(texts).toEqual([shown]);
});

it.each([
  [
    "show(1);\nimport { x } from 'left-pad';",
    'There is no module "left-pad" here. A cell can import: d3-array, @portal/client/museum, one.',
  ],
  ["\nimport { three } from 'one';", '"one" has no three. Is it spelt right?'],
  [
    "\nimport d3 from 'd3-array';",
    `"d3-array" has no default export. Write: import * as name from 'd3-array'`,
  ],
])('refuses %j', async (source, message) => {
  const { error } = await runSources([source], { modules });
  expect(error).toMatchObject({ message, line: 2 });
});

it('keeps lines after an import of several lines', async () => {
  const { error } = await runSources(["import {\n  two,\n} from 'one';\n\nthrow new Error('x');"], {
    modules,
  });
  expect(error?.line).toBe(5);
});

it('gives the client the fetch of the runner', async () => {
  const asked: string[] = [];
  const cell = `
    import { createClient, readSnapshot } from '@portal/client/museum';
    const catalogue = createClient('catalogue', { baseUrl: hosts.catalogue });
    const { data } = await catalogue.GET('/works');
    show(data);
    show(catalogue.snapshotUrl('/works'));
    await fetch(hosts.text + '/text/v1/b1');
    for await (const work of readSnapshot(new Blob([]).stream())) show(work);`;
  const { texts, error } = await runSources([cell], {
    modules,
    fetch: ({ url }) => {
      asked.push(url);
      return Response.json({ results: [] });
    },
  });
  expect(asked).toEqual([
    'https://api.example.org/catalogue/v2/works',
    'https://api.example.org/text/v1/b1',
  ]);
  expect(texts).toEqual([
    '{ results: [] }',
    'https://api.example.org/datasets/catalogue/v2/works.json.gz',
  ]);
  expect(error?.message).toContain('SnapshotError');
});
