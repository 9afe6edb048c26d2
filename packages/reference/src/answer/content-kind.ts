import type { JsonValue } from '@portal/contract';
import { barChartsOf } from './aggregations.ts';
import { galleryOf } from './gallery.ts';
import { tableOf } from './table/table.ts';

/** How a body may be shown. Anything that could run in a page, such as HTML and SVG, is text. */
export type ContentKind = 'json' | 'image' | 'text' | 'file' | 'empty';

const images = ['jpeg', 'jpg', 'png', 'gif', 'webp', 'avif'];

/** From a `Content-Type` header. */
export function contentKindOf(contentType: string | null | undefined, bytes?: number): ContentKind {
  if (bytes === 0) return 'empty';
  const type = (contentType ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (/^[\w.+-]+\/(?:[\w.+-]+\+)?json$/.test(type)) return 'json';
  if (type.startsWith('image/') && images.includes(type.slice('image/'.length))) return 'image';
  return /^text\/|[/+]xml$|\/(?:javascript|yaml|x-yaml)$/.test(type) ? 'text' : 'file';
}

/** From a media type, e.g. `text/xml` or `application/alto+xml`. */
export function isXml(type: string): boolean {
  return /[/+]xml$/.test(type);
}

export type AnswerView = 'tree' | 'raw' | 'table' | 'gallery' | 'bars';

/** The views that have something to show for a body of JSON. */
export function viewsOf(body: JsonValue): AnswerView[] {
  return [
    'tree',
    'raw',
    ...(tableOf(body) ? (['table'] as const) : []),
    ...(galleryOf(body).length > 0 ? (['gallery'] as const) : []),
    ...(barChartsOf(body).length > 0 ? (['bars'] as const) : []),
  ];
}
