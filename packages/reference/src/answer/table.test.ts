import type { JsonValue } from '@portal/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileText } from '../../test/arbitrary-text.ts';
import { imageAnswer, worksAnswer } from '../../test/sample-answers.ts';
import { writeCsv } from './csv.ts';
import { tableOf } from './table.ts';

function tableFrom(body: JsonValue) {
  const table = tableOf(body);
  if (!table) throw new Error('No table.');
  return table;
}

describe('a list as a table', () => {
  const table = tableFrom(worksAnswer);

  it('begins with what names a record and leaves out what adds nothing', () => {
    const shown = table.columns.filter(({ shown: isShown }) => isShown).map(({ id }) => id);
    expect(shown.slice(0, 3)).toEqual(['id', 'title', 'workType']);
    expect(shown).not.toContain('type');
    expect(shown).toContain('subjects');
    expect(table.columns.map(({ id }) => id)).toContain('type');
  });

  it('shows objects and lists by their labels, and knows the node behind a cell', () => {
    const cells = table.rows[0]?.cells;
    expect(cells?.get('workType')?.text).toBe('Journals');
    expect(cells?.get('subjects')?.text).toBe('Horses - Diseases; Animal hospitals');
    expect(cells?.get('id')).toEqual({
      text: 'mu4rmedp',
      numeric: false,
      path: ['results', 0, 'id'],
    });
    expect(table.rows[1]?.cells.get('thumbnail.url')?.text).toMatch(/default\.jpg$/);
  });

  it('exists for lists only', () => {
    expect(tableOf(imageAnswer)).toBeUndefined();
    expect(tableOf([])).toBeUndefined();
    expect(tableOf('x')).toBeUndefined();
    expect(tableOf({ a: [1, 2] })).toBeUndefined();
    expect(tableFrom([{ a: 1 }, { a: 2 }]).rows.length).toBe(2);
  });
});

/** What a spreadsheet reads. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('CSV', () => {
  it('quotes values and defuses formulas', () => {
    const lines = writeCsv(tableFrom(worksAnswer)).split('\r\n');
    expect(lines[0]).toMatch(/^id,title,workType,/);
    expect(lines[1]).toContain('"Annual report, ""with quotes"""');
    expect(lines[2]).toContain(`"'=HYPERLINK(""https://example.org"")"`);
    expect(lines[2]).toContain(',-5');
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+44 20', "'+44 20"],
    ['-5', '-5'],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' =1', "' =1"],
    ['＝1', "'＝1"],
    ['\t=1', "'\t=1"],
    ['a=1', 'a=1'],
    ['3.5e-2', '3.5e-2'],
  ])('%j is written %j', (text, written) => {
    expect(readCsv(writeCsv(tableFrom([{ a: text }])))[1]).toEqual([written]);
  });

  it('preserves every text, except for the apostrophe', () => {
    fc.assert(
      fc.property(fc.array(hostileText, { minLength: 1 }), (texts) => {
        fc.pre(texts.some((text) => text !== ''));
        const body = texts.map((text, index) => ({ n: index, a: text, b: 'end' }));
        const table = tableFrom(body);
        const at = table.columns.findIndex(({ id }) => id === 'a');
        const [, ...rows] = readCsv(writeCsv(table));
        const read = rows.map((row) => row[at] ?? '');
        expect(read.map((text, index) => (text === texts[index] ? text : text.slice(1)))).toEqual(
          texts,
        );
        expect(read.filter((text) => /^[=@]/.test(text))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
