import { fileNameOf } from '../../samples/index.ts';
import type { RequestDraft } from '../request/request-draft.ts';

const endings: Record<string, string> = {
  'application/json': 'json',
  'application/jsonl': 'jsonl',
  'application/ld+json': 'json',
  'application/zip': 'zip',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'text/csv': 'csv',
  'text/plain': 'txt',
  'text/xml': 'xml',
  'application/xml': 'xml',
};

/** `works.json`, `default.jpg`: the end of the URL, with the extension of what was received. */
export function downloadName({ url, operation }: RequestDraft, type: string): string {
  const ending = Object.hasOwn(endings, type) ? endings[type] : undefined;
  const stem = fileNameOf({ url, operation: { ...operation, responses: [] } });
  if (ending === undefined || stem.toLowerCase().endsWith(`.${ending}`)) return stem;
  return `${stem}.${ending}`;
}
