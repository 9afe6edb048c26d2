import { type Answer, fileAnswer } from '../answers/answer.ts';
import { ServiceError } from '../answers/service-error.ts';
import type { Work } from '../collection.ts';
import { textOf } from '../read-values.ts';
import { baseOf, type Call, partsOf, type SandboxRequest } from '../sandbox-request.ts';
import type { Resources } from '../service.ts';
import { chooseForm, type Version } from './choose-form.ts';
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

/**
 * The manifest of a digitised book, linked from the items of its work. At the address without a version
 * the `Accept` header chooses one.
 */
export async function manifest(
  call: Call,
  { texts, services, institution }: Resources,
  byBook: ReadonlyMap<string, Work>,
): Promise<Answer> {
  const asked = textOf(call.values, 'version');
  const identifier = textOf(call.values, 'identifier') ?? '';
  if (asked !== undefined && !isVersion(asked)) throw noManifestAt(call);
  const work = byBook.get(identifier);
  const book = work && (await texts.book(identifier));
  if (!work || !book) throw asked === undefined ? noManifestAt(call) : noManifest(identifier);
  const form = chooseForm(call.sent.headers.get('Accept'), asked && [asked]);
  const surroundings = { base: baseOf(call), services, institution };
  const body = manifests[form.version](book, manifestWork(work), surroundings);
  return fileAnswer(JSON.stringify(body), { 'Content-Type': form.mediaType, Vary: 'Accept' });
}

export function noManifestAt(request: SandboxRequest): ServiceError {
  const where =
    'Manifests are at /presentation/{identifier}, /presentation/v2/{identifier} and /presentation/v3/{identifier}';
  return noManifest(`${partsOf(request).join('/') || request.path}. ${where}`);
}

function isVersion(text: string): text is Version {
  return Object.hasOwn(manifests, text);
}

function noManifest(asked: string): ServiceError {
  return new ServiceError(404, `No manifest found for ${asked}`);
}
