import { type Answer, jsonAnswer } from '../answers/answer.ts';
import { ServiceError } from '../answers/service-error.ts';
import type { Work } from '../collection.ts';
import { textOf } from '../read-values.ts';
import { baseOf, type Call, partsOf, type SandboxRequest } from '../sandbox-request.ts';
import type { Resources } from '../service.ts';
import { manifestV2 } from './manifest-v2.ts';
import { manifestV3 } from './manifest-v3.ts';
import { manifestWork } from './manifest-work.ts';

const manifests = { v2: manifestV2, v3: manifestV3 };

/** Works by the identifiers of their digitised books. */
export function worksByBook(works: readonly Work[]): ReadonlyMap<string, Work> {
  return new Map(
    works.flatMap((work) => digitisedAs(work).map((identifier) => [identifier, work] as const)),
  );
}

function digitisedAs({ identifiers = [] }: Work): string[] {
  return identifiers
    .filter(({ identifierType }) => identifierType.id === 'mets')
    .map(({ value }) => value);
}

/** The manifest of a digitised book, linked from the items of its work. */
export async function manifest(
  call: Call,
  { texts, services }: Resources,
  byBook: ReadonlyMap<string, Work>,
): Promise<Answer> {
  const version = textOf(call.values, 'version') ?? '';
  const identifier = textOf(call.values, 'identifier') ?? '';
  if (!isVersion(version)) throw noManifestAt(call);
  const work = byBook.get(identifier);
  const book = work && (await texts.book(identifier));
  if (!work || !book) throw noManifest(identifier);
  const surroundings = { base: baseOf(call), services };
  const body = JSON.stringify(manifests[version](book, manifestWork(work), surroundings));
  return jsonAnswer(200, body, 'application/json');
}

export function noManifestAt(request: SandboxRequest): ServiceError {
  const where = 'Manifests are at /presentation/v2/{identifier} and /presentation/v3/{identifier}';
  return noManifest(`${partsOf(request).join('/') || request.path}. ${where}`);
}

function isVersion(text: string): text is keyof typeof manifests {
  return Object.hasOwn(manifests, text);
}

function noManifest(asked: string): ServiceError {
  return new ServiceError(404, `No manifest found for ${asked}`);
}
