import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cellsOf } from '@portal/cells';
import { parseCells } from '@portal/cells/node';
import { root } from '@portal/portal/folders';
import { expect, it } from 'vitest';
import { listTutorials } from '../../../../scripts/tutorials/tutorial-files.ts';

/** Calls that run without this argument, but not as the reader expects. */
const needed: { call: RegExp; argument: RegExp; advice: string }[] = [
  {
    call: /\bRetry\(/g,
    argument: /\braise_on_status=False\b/,
    advice: 'raise_on_status=False, or raise_for_status never sees the last answer',
  },
  {
    call: /\bsession\.\w+\((?<!\bmount\()/g,
    argument: /\btimeout=/,
    advice: 'timeout=…, or it waits for ever',
  },
  {
    call: /\bsession\.head\(/g,
    argument: /\ballow_redirects=True\b/,
    advice: 'allow_redirects=True, or it describes the redirect',
  },
  {
    call: /\.merge\(/g,
    argument: /\b(?:left_|right_)?(?:on|index)=/,
    advice: 'on=…, or it joins by every column of the same name',
  },
];

const avoided: { code: RegExp; advice: string }[] = [
  { code: /^\s*assert\b/m, advice: 'print what was found, or raise an error that explains it' },
  { code: /\bexcept\s*:|\bexcept (?:Base)?Exception\b/, advice: 'catch the errors you expect' },
  { code: /\.iteritems\(|\bappend\([^)]*ignore_index/, advice: 'pandas 2 no longer has it' },
];

it.each(await listTutorials())('%s is written as a reader of pandas expects', async (name) => {
  const cells = cellsOf(parseCells(await readFile(join(root, name), 'utf8'), name), 'python');
  expect(
    cells.flatMap(({ id, source }) => slipsIn(source).map((slip) => `${id}: ${slip}`)),
  ).toEqual([]);
});

it.each([
  ['retry = Retry(total=3, status_forcelist=[429])', 'Retry'],
  ['session.get(url_of(work), stream=True)', 'timeout'],
  ['session.head(url, timeout=30)', 'allow_redirects'],
  ['a.merge(b[list(names)])', 'on='],
  ['    assert len(rows) == total', 'print'],
  ['try:\n    read()\nexcept:\n    pass', 'errors you expect'],
])('finds what is wrong with %j', (source, words) => {
  expect(slipsIn(source).join()).toContain(words);
});

function slipsIn(source: string): string[] {
  return [
    ...needed.flatMap(({ call, argument, advice }) =>
      [...source.matchAll(call)]
        .map(({ index }) => wholeCall(source, index))
        .filter((code) => !argument.test(code))
        .map((code) => `${code} needs ${advice}`),
    ),
    ...avoided.flatMap(({ code, advice }) => {
      const [found] = code.exec(source) ?? [];
      return found ? [`${found.trim()}: ${advice}`] : [];
    }),
  ];
}

/** From the name to the bracket that closes the call. */
function wholeCall(source: string, start: number): string {
  let depth = 0;
  for (let at = source.indexOf('(', start); at < source.length; at += 1) {
    if (source[at] === '(') depth += 1;
    if (source[at] === ')') depth -= 1;
    if (depth === 0) return source.slice(start, at + 1);
  }
  return source.slice(start);
}
