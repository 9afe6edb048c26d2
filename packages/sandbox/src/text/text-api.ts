import { type Answer, fileAnswer, textAnswer } from '../answer.ts';
import { decodeSegment } from '../decode-segment.ts';
import type { TextPort } from '../ports.ts';
import type { SandboxRequest } from '../sandbox-request.ts';
import { bookWords } from './book-words.ts';
import { zipOne } from './zip.ts';

/** Raw text, the same zipped, and ALTO of single pages. */
export function createTextApi(texts: TextPort) {
  async function rawText(identifier: string): Promise<string | undefined> {
    const book = await texts.book(identifier);
    return book && bookWords(book).join(' ');
  }

  async function alto(parts: readonly string[]): Promise<Answer> {
    const asset = parts.at(-1) ?? '';
    const [book] = parts.length > 1 ? parts : [asset.split('_')[0]];
    const page = asset.startsWith(`${book}_`) ? await texts.alto(asset) : undefined;
    if (page === undefined) return textAnswer(404, `No ALTO file for ${book}/${asset}`);
    return fileAnswer(page, { 'Content-Type': 'text/xml; charset=utf-8' });
  }

  return async ({ path, method }: SandboxRequest): Promise<Answer> => {
    const parts = path.split('/').slice(2).map(decodeSegment);
    const [kind, ...rest] = parts;
    if (method !== 'GET') return textAnswer(405, 'Only GET is answered here.');
    if (kind === 'alto' && rest.length >= 1 && rest.length <= 2) return alto(rest);
    const [name = ''] = rest;
    if (kind !== 'v1' || rest.length !== 1)
      return textAnswer(404, `No text resource found for ${rest.join('/')}`);
    const identifier = name.replace(/\.zip$/, '');
    const text = await rawText(identifier);
    if (text === undefined) return textAnswer(404, `No text resource found for ${name}`);
    const cached = { 'Cache-Control': 'public, max-age=86400' };
    if (identifier === name) {
      return fileAnswer(text, { 'Content-Type': 'text/plain; charset=utf-8', ...cached });
    }
    return fileAnswer(zipOne(`${identifier}.txt`, new TextEncoder().encode(text)), {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename=${identifier}-full-text.zip`,
      ...cached,
    });
  };
}
