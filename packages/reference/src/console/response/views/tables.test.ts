import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { apiOf, loadContract, operationOf } from '../../../../test/contract.ts';
import { htmlTable } from '../../../../test/html-table.ts';
import { worksAnswer } from '../../../../test/sample-answers.ts';
import { tableOf } from '../../../answer/index.ts';
import type { Answer } from '../../request/sending/read-answer.ts';
import { type AnswerContext, AnswerProvider } from '../answer-context.ts';
import { FileView } from './file-view.tsx';
import { TableView } from './table-view.tsx';

const apis = await loadContract();
const catalogue = apiOf(apis, 'catalogue');

it('shows each value of a record in the column of its field', () => {
  const transport = {
    id: 'sandbox',
    label: 'Sandbox',
    isLive: false,
    baseUrl: () => 'http://localhost:3000/sandbox',
    send: async () => new Response(),
  };
  const value: AnswerContext = {
    api: catalogue,
    transport,
    apiOrigins: [],
    onFollow: () => {},
    links: {
      apis,
      operation: operationOf(apis, 'getWorks'),
      status: 200,
      values: {},
      body: worksAnswer,
    },
  };
  const view = createElement(TableView, { body: worksAnswer });
  const html = renderToStaticMarkup(createElement(AnswerProvider, { value }, view));
  const { head, rows } = htmlTable(html);
  const table = tableOf(worksAnswer);
  expect(head).toEqual(table?.columns.filter(({ shown }) => shown).map(({ id }) => id));
  expect(new Set(head).size).toBe(head.length);
  expect(rows).toEqual(
    table?.rows.map(({ cells }) => head.map((column) => cells.get(column)?.text ?? '')),
  );
  expect(html).toContain(`Columns: ${head.length} of ${table?.columns.length}`);
});

/** A directory of one file, made by hand. */
function archive(name: string, size: number): Uint8Array<ArrayBuffer> {
  const letters = new TextEncoder().encode(name);
  const entry = new DataView(new ArrayBuffer(46));
  entry.setUint32(0, 0x02014b50, true);
  entry.setUint32(24, size, true);
  entry.setUint16(28, letters.length, true);
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(10, 1, true);
  return new Uint8Array([
    ...new Uint8Array(entry.buffer),
    ...letters,
    ...new Uint8Array(end.buffer),
  ]);
}

it('lists the files of an archive by name and size', () => {
  const answer: Answer = {
    status: 200,
    headers: [],
    type: 'application/zip',
    kind: 'file',
    bytes: archive('a.txt', 10),
  };
  const html = renderToStaticMarkup(createElement(FileView, { answer }));
  expect(htmlTable(html)).toEqual({ head: ['File', 'Size'], rows: [['a.txt', '10 bytes']] });
});
