import { expect, it } from 'vitest';
import { worksAnswer } from '../../../../test/sample-answers.ts';
import { fileHead, filePart, type RecordFile } from './file-format.ts';

const list = { path: ['results'] };
const columns = ['id', 'title', 'duration', 'licenceId'];

function write(file: Partial<RecordFile>): string {
  const whole: RecordFile = { format: 'csv', columns, isWhole: false, ...file };
  return fileHead(whole) + filePart(worksAnswer, whole, list).text;
}

it('gives programs every value as it is', () => {
  expect(write({ format: 'csv' }).split('\r\n')).toEqual([
    'id,title,duration,licenceId',
    'mu4rmedp,"Annual report, ""with quotes""",,',
    'a5fk69um,"=HYPERLINK(""https://example.org"")",-5,pdm',
    '',
  ]);
});

it('gives spreadsheets a byte order mark and no formula', () => {
  const text = write({ format: 'spreadsheet' });
  expect(text.startsWith('\ufeffid,')).toBe(true);
  expect(text).toContain(`"'=HYPERLINK(""https://example.org"")",-5,pdm`);
});

it('writes JSON Lines of whole records or of the chosen columns', () => {
  const records = (isWhole: boolean) =>
    write({ format: 'jsonl', isWhole })
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line));
  expect(records(true)).toEqual((worksAnswer as { results: unknown[] }).results);
  expect(records(false)).toEqual([
    { id: 'mu4rmedp', title: 'Annual report, "with quotes"' },
    { id: 'a5fk69um', title: '=HYPERLINK("https://example.org")', duration: -5, licenceId: 'pdm' },
  ]);
});

it('counts the records of a page, even of one that is empty', () => {
  const file: RecordFile = { format: 'csv', columns, isWhole: false };
  expect(filePart(worksAnswer, file, list).count).toBe(2);
  expect(filePart({ results: [] }, file, list)).toMatchObject({ count: 0, text: '' });
});
