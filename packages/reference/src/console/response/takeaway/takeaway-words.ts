import type { Progress, Stop } from './take-pages.ts';

/** `300 of 12,345 records`, `300 records` */
export function countInWords({ records, total }: Progress): string {
  const of = total !== undefined && total !== records ? ` of ${total.toLocaleString('en-GB')}` : '';
  const noun = of === '' && records === 1 ? 'record' : 'records';
  return `${records.toLocaleString('en-GB')}${of} ${noun}`;
}

/** What an unfinished file contains, and why it has no more. */
export function stopInWords(stop: Stop, progress: Progress): string {
  const count = countInWords(progress);
  switch (stop.kind) {
    case 'complete':
      return `All done: ${count}.`;
    case 'limited':
      return `${count}; the API gives no more${stop.why === undefined ? '.' : `: ${stop.why}`}`;
    case 'cancelled':
      return `Cancelled after ${count}.`;
    case 'failed':
      return `Stopped after ${count}. ${stop.why}`;
  }
}

/** How many are missing, with what to do about it; undefined if none are known to be. */
export function missingInWords(stop: Stop, { records, total }: Progress): string | undefined {
  const missing = (total ?? 0) - records;
  if (missing <= 0) return undefined;
  const count = `${missing.toLocaleString('en-GB')} ${missing === 1 ? 'is' : 'are'} missing.`;
  return stop.kind === 'limited'
    ? `${count} Narrow the request, for example by date, and download each part.`
    : count;
}

/** What later pages have that the first one did not. */
export function leftOutInWords(columns: readonly string[]): string | undefined {
  if (columns.length === 0) return undefined;
  const named = columns.slice(0, 6).join(', ');
  const more = columns.length > 6 ? ` and ${columns.length - 6} more` : '';
  return `Fields that only later pages have are not in the file: ${named}${more}. JSON Lines has whole records.`;
}
