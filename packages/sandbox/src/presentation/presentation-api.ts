import { type Answer, jsonAnswer, textAnswer } from '../answer.ts';
import type { Collection, Work } from '../collection.ts';
import { decodeSegment } from '../decode-segment.ts';
import type { TextPort } from '../ports.ts';
import type { SandboxRequest } from '../sandbox-request.ts';
import type { SandboxService } from '../services.ts';
import { manifestV2 } from './manifest-v2.ts';
import { manifestV3 } from './manifest-v3.ts';
import { manifestWork } from './manifest-work.ts';

const manifests = { v2: manifestV2, v3: manifestV3 };

const whereTheyAre =
  '. Manifests are at /presentation/v2/{identifier} and /presentation/v3/{identifier}';

/** Manifests of digitised books, which the items of their works lead to. */
export function createPresentationApi(
  { works }: Collection,
  texts: TextPort,
  services: ReadonlySet<SandboxService>,
) {
  const byBook = new Map(
    works.flatMap((work) => digitisedAs(work).map((identifier) => [identifier, work] as const)),
  );

  return async ({ method, path, url, mount }: SandboxRequest): Promise<Answer> => {
    if (method !== 'GET') return textAnswer(405, 'Only GET is answered here.');
    const asked = path.split('/').slice(2).map(decodeSegment);
    const [version = '', identifier = ''] = asked;
    if (asked.length !== 2 || !isVersion(version))
      return noManifest(asked.join('/') || path, whereTheyAre);
    const work = byBook.get(identifier);
    const book = work && (await texts.book(identifier));
    if (!work || !book) return noManifest(identifier);
    const base = `${url.origin}${mount}`;
    const body = JSON.stringify(manifests[version](book, manifestWork(work), { base, services }));
    return jsonAnswer(200, body, 'application/json');
  };
}

function digitisedAs({ identifiers = [] }: Work): string[] {
  return identifiers
    .filter(({ identifierType }) => identifierType.id === 'mets')
    .map(({ value }) => value);
}

function isVersion(text: string): text is keyof typeof manifests {
  return Object.hasOwn(manifests, text);
}

function noManifest(asked: string, hint = ''): Answer {
  return textAnswer(404, `No manifest found for ${asked}${hint}`);
}
