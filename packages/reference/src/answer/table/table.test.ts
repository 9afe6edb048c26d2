import type { JsonValue } from '@portal/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileText } from '../../../test/arbitrary-text.ts';
import { imageAnswer, worksAnswer } from '../../../test/sample-answers.ts';
import { type CsvStyle, csvHead, csvLines } from './csv.ts';
import { type Table, tableOf } from './table.ts';

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

  it('offers a file the rights to the picture, and no types that are all the same', () => {
    const taken = table.columns.filter((column) => column.taken).map(({ id }) => id);
    const rights = ['iiifBase', 'licenceId', 'licenceUrl'];
    expect(taken.slice(0, 5)).toEqual(['id', 'title', ...rights]);
    expect(taken).toContain('workType.id');
    const noise = ['type', 'thumbnail.type', 'thumbnail.locationType.id', 'thumbnail.license'];
    expect(taken.filter((id) => noise.includes(id))).toEqual([]);
    expect(table.columns.map(({ id }) => id)).toEqual(expect.arrayContaining(noise));
    const cells = table.rows[1]?.cells;
    expect(rights.map((id) => cells?.get(id)?.text)).toEqual([
      'http://localhost:3000/sandbox/image/M0021800',
      'pdm',
      'https://creativecommons.org/x/',
    ]);
  });

  it('shows one place of many, whose address and licence belong together', () => {
    const shelf = { locations: [{ label: 'Stores', shelfmark: 'A/1' }] };
    const scan = {
      url: 'https://pictures.example/image/A1/info.json',
      license: { id: 'cc-by', label: 'CC BY', url: 'https://licences.example/cc-by' },
    };
    const items = [shelf, { id: 'i2', locations: [{ label: 'Desk' }, scan] }];
    const { rows } = tableFrom([{ id: 'a', items }]);
    const texts = Object.fromEntries(
      [...(rows[0]?.cells ?? [])].map(([id, { text }]) => [id, text]),
    );
    expect(texts).toEqual({
      id: 'a',
      items: 'i2',
      'items.id': 'i2',
      'items.locations.url': scan.url,
      'items.locations.license': 'CC BY',
      'items.locations.license.id': 'cc-by',
      'items.locations.license.url': 'https://licences.example/cc-by',
      iiifBase: 'https://pictures.example/image/A1',
      licenceId: 'cc-by',
      licenceUrl: 'https://licences.example/cc-by',
    });
    expect(rows[0]?.cells.get('items.locations.url')?.path).toEqual([
      0,
      'items',
      1,
      'locations',
      1,
      'url',
    ]);
  });

  it('keeps a field of the record that has the name of a column of ours', () => {
    const { rows } = tableFrom([{ credit: 'Theirs', url: 'https://a.example/i/info.json' }]);
    expect(rows[0]?.cells.get('credit')).toMatchObject({ text: 'Theirs', path: [0, 'credit'] });
  });

  it('names an identifier by its value and not by its kind', () => {
    const identifiers = [
      { identifierType: { id: 'mets', label: 'METS' }, value: 'b1' },
      { identifierType: { id: 'sierra', label: 'Sierra' }, value: 'b1' },
      { identifierType: { id: 'miro', label: 'Miro' }, value: 'V2' },
    ];
    const { rows } = tableFrom([{ id: 'a', identifiers }]);
    expect(rows[0]?.cells.get('identifiers')?.text).toBe('b1; V2');
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

function writeCsv({ columns, rows }: Table, style: CsvStyle = 'spreadsheet'): string {
  const ids = columns.map(({ id }) => id);
  return csvHead(ids, style).replace('\ufeff', '') + csvLines(rows, ids, style);
}

describe('CSV', () => {
  it('quotes values and, for spreadsheets, defuses formulas', () => {
    const lines = writeCsv(tableFrom(worksAnswer)).split('\r\n');
    expect(lines[0]).toMatch(/^id,title,iiifBase,/);
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

  it('changes nothing for programs', () => {
    const texts = ['=1+1', '@SUM(A1)', '-2+3', ' a ', 'a"b', '\t', ''];
    const table = tableFrom(texts.map((text, index) => ({ n: index, a: text })));
    const [, ...rows] = readCsv(writeCsv(table, 'plain'));
    expect(rows.map(([, text = '']) => text)).toEqual(texts);
  });

  it('has a line for each record, even one without values', () => {
    expect(csvLines([{ pointer: '', cells: new Map() }], ['a'], 'plain')).toBe('""\r\n');
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
