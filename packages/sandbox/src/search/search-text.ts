import { type Answer, jsonAnswer } from '../answers/answer.ts';
import { ServiceError } from '../answers/service-error.ts';
import type { BookText, TextPort } from '../ports.ts';
import { textOf, wholeOf } from '../read-values.ts';
import { baseOf, type Call } from '../sandbox-request.ts';
import { bookWords } from '../text/book-words.ts';
import { findWords, type Hit, normalise } from './find-words.ts';
import { uriOf } from './uri-of.ts';

const context = 'http://iiif.io/api/search/1/context.json';
const json = 'application/json';

const shortestTerm = 3;

/** Parameters of the protocol that this service ignores. */
export const ignoredParameters = ['motivation', 'date', 'user', 'box'] as const;

/** The longest `q` for search and autocomplete, in characters. */
const longestText = 1000;
const longestStart = 100;

function readText({ values }: Call, longest: number): string {
  const text = textOf(values, 'q') ?? '';
  if (Array.from(text).length <= longest) return text;
  throw new ServiceError(400, `Search text is too long: at most ${longest} characters`);
}

export async function searchText(call: Call, texts: TextPort): Promise<Answer> {
  const identifier = textOf(call.values, 'identifier') ?? '';
  const text = readText(call, longestText);
  const book = await texts.book(identifier);
  if (!book) throw noText(identifier);
  const found = annotationList(findWords(book, text), identifier, call);
  return jsonAnswer(200, JSON.stringify(found), json);
}

/** The words of a book that match a prefix, to search for. */
export async function autocompleteText(call: Call, texts: TextPort): Promise<Answer> {
  const identifier = textOf(call.values, 'identifier') ?? '';
  const sought = normalise(readText(call, longestStart));
  const least = wholeOf(call.values, 'min', 1);
  if (!(least >= 1)) throw new ServiceError(400, 'min must be a whole number of at least 1');
  const book = sought.length < shortestTerm ? undefined : await texts.book(identifier);
  if (sought.length >= shortestTerm && !book) {
    throw new ServiceError(404, `No text found for ${identifier}`);
  }
  const find = `${baseOf(call)}/search/${identifier}/search?q=`;
  const terms = book ? countTerms(book, sought, least) : [];
  const body = {
    '@context': context,
    '@id': uriOf(call.url),
    '@type': 'search:TermList',
    terms: terms.map(([match, count]) => ({
      match,
      url: `${find}${encodeURIComponent(match)}`,
      count,
    })),
  };
  return jsonAnswer(200, JSON.stringify(body), json);
}

export function noText(identifier: string): ServiceError {
  return new ServiceError(404, `No searchable text found for ${identifier}`);
}

function countTerms(book: BookText, start: string, least: number): [string, number][] {
  const counts = new Map<string, number>();
  for (const word of bookWords(book).flatMap((text) => normalise(text).split(' '))) {
    if (word.startsWith(start)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= least)
    .sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1));
}

function annotationList(hits: readonly Hit[], identifier: string, call: Call) {
  const base = baseOf(call);
  const byHit = hits.map(({ parts }, hit) =>
    parts.map(({ asset, text, box }) => ({
      '@id': `${base}/annotations/${identifier}/${asset}/h${hit}r${box.join(',')}`,
      '@type': 'oa:Annotation',
      motivation: 'sc:painting',
      resource: { '@type': 'cnt:ContentAsText', chars: text },
      on: `${base}/presentation/${identifier}/canvases/${asset}#xywh=${box.join(',')}`,
    })),
  );
  const resources = byHit.flat();
  const ignored = ignoredParameters.filter((name) => textOf(call.values, name));
  const total = resources.length;
  return {
    '@context': context,
    '@id': uriOf(call.url),
    '@type': 'sc:AnnotationList',
    within: { '@type': 'sc:Layer', total, ...(ignored.length > 0 && { ignored }) },
    resources,
    hits: hits.map(({ match, before, after }, hit) => ({
      '@type': 'search:Hit',
      annotations: byHit[hit]?.map((one) => one['@id']),
      match,
      before,
      after,
    })),
  };
}
