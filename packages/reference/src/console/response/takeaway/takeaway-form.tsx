import { type FormEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { pagesOf, type Table } from '../../../answer/index.ts';
import type { RequestDraft } from '../../request/request-draft.ts';
import type { Answer } from '../../request/sending/read-answer.ts';
import { sendRequest } from '../../request/sending/send-request.ts';
import { useAnswer } from '../answer-context.ts';
import { downloadName } from '../download-name.ts';
import { saveFile } from '../save-file.ts';
import { ColumnChoice } from '../views/column-choice.tsx';
import { type FormatId, fileHead, filePart, formats, type RecordFile } from './file-format.ts';
import { type PageWalk, pageWalkOf } from './page-walk.ts';
import type { PageSource } from './take-pages.ts';
import styles from './takeaway.module.css';
import { useTakeawayInUse } from './use-takeaway.ts';

type Props = { draft: RequestDraft; answer: Answer; table: Table; onDone: () => void };

/** The API behind the answer that is shown; undefined if its requests cannot be written. */
function usePageSource(): PageSource | undefined {
  const { links, transport, wireOf } = useAnswer();
  return useMemo(
    () =>
      wireOf && {
        urlOf: (values) => wireOf(values).url,
        send: (values, signal) => sendRequest(wireOf(values), transport, signal),
        linksOf: (values, status, body) => ({ ...links, values, status, body }),
        isLive: transport.isLive !== false,
      },
    [links, transport, wireOf],
  );
}

function allInWords({ from, size }: PageWalk, total: number | undefined): string {
  const all =
    total === undefined ? 'All pages' : `All pages, ${total.toLocaleString('en-GB')} records`;
  const which = from === 'here' ? 'This page and all after it' : all;
  return size === undefined ? which : `${which}, up to ${size} at a time`;
}

/** Which records of an answer to save, in which format, with which columns. */
export function TakeawayForm({ draft, answer, table, onDone }: Props): ReactNode {
  const { links } = useAnswer();
  const takeaway = useTakeawayInUse();
  const source = usePageSource();
  const name = useId();
  const walk = useMemo(() => pageWalkOf(links), [links]);
  const { total } = useMemo(() => pagesOf(links), [links]);
  const [isAll, setAll] = useState(false);
  const [wanted, setFormat] = useState<FormatId>('spreadsheet');
  const [isWhole, setWhole] = useState(true);
  const [columns, setColumns] = useState<ReadonlySet<string>>(
    () => new Set(table.columns.filter(({ taken }) => taken).map(({ id }) => id)),
  );
  const offered = formats.filter(({ id }) => id !== 'json' || !isAll);
  const format = offered.find(({ id }) => id === wanted) ?? formats[0];
  if (!format) return null;
  const hasColumns = format.id !== 'json' && !(format.id === 'jsonl' && isWhole);
  const count = isAll ? total : table.rows.length;

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    if (!format || (hasColumns && columns.size === 0)) return;
    const { type } = format;
    const file = downloadName(draft, type);
    const ids = table.columns.map(({ id }) => id);
    const records: RecordFile | undefined =
      format.id === 'json'
        ? undefined
        : { format: format.id, columns: ids.filter((id) => columns.has(id)), isWhole };
    if (records && isAll && walk && source && takeaway) {
      const what = { source, walk, list: table, file: records, offered: ids, name: file, type };
      void takeaway.start(what);
    } else if (records) {
      const { text } = filePart(links.body, records, table);
      saveFile(new Blob([fileHead(records), text], { type }), file);
    } else saveFile(new Blob([answer.bytes], { type }), file);
    onDone();
  }

  return (
    <form className={styles.form} aria-label="Download" onSubmit={onSubmit}>
      {walk && source && takeaway && (
        <fieldset>
          <legend>Records</legend>
          <label>
            <input
              type="radio"
              name={`${name}scope`}
              checked={!isAll}
              onChange={() => setAll(false)}
            />
            This page, {table.rows.length} {table.rows.length === 1 ? 'record' : 'records'}
          </label>
          <label>
            <input
              type="radio"
              name={`${name}scope`}
              checked={isAll}
              onChange={() => setAll(true)}
            />
            {allInWords(walk, total)}
          </label>
        </fieldset>
      )}
      <fieldset>
        <legend>Format</legend>
        {offered.map(({ id, label, about }) => (
          <label key={id}>
            <input
              type="radio"
              name={`${name}format`}
              aria-describedby={`${name}${id}`}
              checked={id === format.id}
              onChange={() => setFormat(id)}
            />
            {label} <span id={`${name}${id}`}>{about}</span>
          </label>
        ))}
      </fieldset>
      {format.id === 'jsonl' && (
        <label className={styles.check}>
          <input type="checkbox" checked={isWhole} onChange={() => setWhole(!isWhole)} />
          Whole records, as the API gives them
        </label>
      )}
      {hasColumns && (
        <ColumnChoice
          legend="Columns of the file"
          columns={table.columns}
          chosen={columns}
          onChoose={setColumns}
        />
      )}
      {hasColumns && columns.size === 0 && (
        <p className={styles.problem} role="alert">
          A file needs at least one column.
        </p>
      )}
      <button type="submit" className="button button--primary button--sm">
        {count === undefined
          ? 'Save all pages'
          : `Save ${count.toLocaleString('en-GB')} ${count === 1 ? 'record' : 'records'}`}
      </button>
    </form>
  );
}
