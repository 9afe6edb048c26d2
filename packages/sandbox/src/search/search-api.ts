import { type Answer, jsonAnswer, textAnswer } from '../answer.ts';
import { decodeSegment } from '../decode-segment.ts';
import type { BookText, TextPort } from '../ports.ts';
import type { SandboxRequest } from '../sandbox-request.ts';
import { bookWords } from '../text/book-words.ts';
import { findWords, type Hit, normalise } from './find-words.ts';
import { uriOf } from './uri-of.ts';

const context = 'http://iiif.io/api/search/1/context.json';
const json = 'application/json';

/** With so many annotations or more, hits no longer say what stands around them. */
const contextLimit = 100;
const shortestTerm = 3;

/** The longest `q` of a search and of autocomplete, in characters. */
const longestText = 1000;
const longestStart = 100;

/** `q`, or the answer that refuses it. */
function readText({ url }: SandboxRequest, longest: number): string | Answer {
  const text = url.searchParams.get('q') ?? '';
  if (Array.from(text).length <= longest) return text;
  return textAnswer(400, `Search text is too long: at most ${longest} characters`);
}

/** Search inside a digitised book, and the words one could search for. */
export function createSearchApi(texts: TextPort) {
  async function search(identifier: string, request: SandboxRequest): Promise<Answer> {
    const { url, mount } = request;
    const text = readText(request, longestText);
    if (typeof text !== 'string') return text;
    const book = await texts.book(identifier);
    if (!book) return textAnswer(404, `No searchable text found for ${identifier}`);
    const base = `${url.origin}${mount}`;
    const hits = findWords(book, text);
    return jsonAnswer(200, JSON.stringify(annotationList(hits, identifier, base, url)), json);
  }

  async function autocomplete(identifier: string, request: SandboxRequest): Promise<Answer> {
    const { url, mount } = request;
    const text = readText(request, longestStart);
    if (typeof text !== 'string') return text;
    const sought = normalise(text);
    const least = Math.max(1, Number.parseInt(url.searchParams.get('min') ?? '1', 10) || 1);
    const book = sought.length < shortestTerm ? undefined : await texts.book(identifier);
    if (sought.length >= shortestTerm && !book) {
      return textAnswer(404, `No text found for ${identifier}`);
    }
    const find = `${url.origin}${mount}/search/${identifier}/search?q=`;
    const terms = book ? countTerms(book, sought, least) : [];
    const body = {
      '@context': context,
      '@id': uriOf(url),
      '@type': 'search:TermList',
      terms: terms.map(([match, count]) => ({
        match,
        url: `${find}${encodeURIComponent(match)}`,
        count,
      })),
    };
    return jsonAnswer(200, JSON.stringify(body), json);
  }

  return async (request: SandboxRequest): Promise<Answer> => {
    if (request.method !== 'GET') return textAnswer(405, 'Only GET is answered here.');
    const parts = request.path.split('/').slice(2).map(decodeSegment);
    // The specification's own paths, and those of the live services.
    if (parts.length === 2 && parts[1] === 'search') return search(parts[0] ?? '', request);
    if (parts.length === 2 && parts[1] === 'autocomplete') {
      return autocomplete(parts[0] ?? '', request);
    }
    if (parts.length === 2 && parts[0] === 'v1') return search(parts[1] ?? '', request);
    if (parts.length === 3 && parts[0] === 'autocomplete' && parts[1] === 'v1') {
      return autocomplete(parts[2] ?? '', request);
    }
    return textAnswer(404, `No searchable text found for ${parts.join('/')}`);
  };
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

function annotationList(hits: readonly Hit[], identifier: string, base: string, url: URL) {
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
  const ignored = ['motivation', 'date', 'user', 'box'].filter((name) =>
    url.searchParams.get(name),
  );
  const total = resources.length;
  return {
    '@context': context,
    '@id': uriOf(url),
    '@type': 'sc:AnnotationList',
    within: { '@type': 'sc:Layer', total, ...(ignored.length > 0 && { ignored }) },
    resources,
    hits: hits.map(({ match, before, after }, hit) => ({
      '@type': 'search:Hit',
      annotations: byHit[hit]?.map((one) => one['@id']),
      match,
      ...(total < contextLimit && { before, after }),
    })),
  };
}
