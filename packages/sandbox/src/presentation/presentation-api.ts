import { type Answer, jsonAnswer, textAnswer } from '../answer.ts';
import type { Collection, Work } from '../collection.ts';
import { decodeSegment } from '../decode-segment.ts';
import type { TextPort } from '../ports.ts';
import type { SandboxRequest } from '../sandbox-request.ts';
import { type ManifestWork, manifestV2 } from './manifest-v2.ts';
import { manifestV3 } from './manifest-v3.ts';

/** Manifests of digitised books, which the items of their works lead to. */
export function createPresentationApi({ works }: Collection, texts: TextPort) {
  const byBook = new Map(
    works.flatMap((work) => digitisedAs(work).map((identifier) => [identifier, work] as const)),
  );

  return async ({ method, path, url, mount }: SandboxRequest): Promise<Answer> => {
    if (method !== 'GET') return textAnswer(405, 'Only GET is answered here.');
    const [, version, name = ''] = /^\/presentation\/(v2|v3)\/([^/]+)$/.exec(path) ?? [];
    const identifier = decodeSegment(name);
    const work = byBook.get(identifier);
    const book = work && (await texts.book(identifier));
    if (!version || !work || !book) return textAnswer(404, `No manifest found for ${identifier}`);
    const base = `${url.origin}${mount}`;
    const write = version === 'v2' ? manifestV2 : manifestV3;
    const body = JSON.stringify(write(book, describe(work), base));
    return jsonAnswer(200, body, 'application/json');
  };
}

function digitisedAs({ identifiers = [] }: Work): string[] {
  return identifiers
    .filter(({ identifierType }) => identifierType.id === 'mets')
    .map(({ value }) => value);
}

function describe({ id, title = '', thumbnail }: Work): ManifestWork {
  return { id, title, licence: thumbnail?.license?.url };
}
