import { type Answer, fileAnswer } from '../answers/answer.ts';
import { ServiceError } from '../answers/service-error.ts';
import { onlyGet } from '../only-get.ts';
import type { TextPort } from '../ports.ts';
import { textOf } from '../read-values.ts';
import { type Call, partsOf } from '../sandbox-request.ts';
import { defineService } from '../service.ts';
import { bookWords } from './book-words.ts';
import { zipOne } from './zip.ts';

const cached = { 'Cache-Control': 'public, max-age=86400' };

function noText(name: string): ServiceError {
  return new ServiceError(404, `No text resource found for ${name}`);
}

async function wordsOf(identifier: string, name: string, texts: TextPort): Promise<string> {
  const book = await texts.book(identifier);
  if (!book) throw noText(name);
  return bookWords(book).join(' ');
}

async function alto({ values }: Call, texts: TextPort): Promise<Answer> {
  const asset = textOf(values, 'identifier') ?? '';
  const book = textOf(values, 'book') ?? asset.split('_')[0];
  const page = asset.startsWith(`${book}_`) ? await texts.alto(asset) : undefined;
  if (page === undefined) throw new ServiceError(404, `No ALTO file for ${book}/${asset}`);
  return fileAnswer(page, { 'Content-Type': 'text/xml; charset=utf-8', ...cached });
}

/** If only the raw text is described, its path also matches the archive. */
async function text({ values, operation }: Call, texts: TextPort): Promise<Answer> {
  const name = `${textOf(values, 'identifier')}${operation.id === 'getTextZip' ? '.zip' : ''}`;
  const identifier = name.replace(/\.zip$/, '');
  const words = await wordsOf(identifier, name, texts);
  if (identifier === name) {
    return fileAnswer(words, { 'Content-Type': 'text/plain; charset=utf-8', ...cached });
  }
  return fileAnswer(zipOne(`${identifier}.txt`, new TextEncoder().encode(words)), {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename=${identifier}-full-text.zip`,
    ...cached,
  });
}

/** Raw text, plain and zipped, and ALTO for single pages. */
export const textService = defineService<TextPort>({
  files: ['books', 'alto'],
  open: ({ texts }) => texts,
  operations: {
    getAlto: {
      // Manifests include the book as well.
      paths: ['/text/alto/{identifier}', '/text/alto/{book}/{identifier}'],
      needs: ['texts'],
      handle: alto,
    },
    getText: { paths: ['/text/v1/{identifier}'], needs: ['texts'], handle: text },
    getTextZip: { paths: ['/text/v1/{identifier}.zip'], needs: ['texts'], handle: text },
  },
  folders: {
    '/text': {
      format: 'text',
      otherwise(request) {
        onlyGet(request);
        throw noText(partsOf(request).slice(1).join('/'));
      },
    },
  },
});
