import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Config } from '@redocly/openapi-core';
import type { Api } from '../model.ts';
import { type ApiFile, checkApiFiles, listApiFiles, sharedFolder } from './api-files.ts';
import {
  type ApiProblem,
  ApiProblems,
  contradictionsMessage,
  warningsMessage,
} from './api-problem.ts';
import { checkContradictions } from './check/check-contradictions.ts';
import { checkDescriptions } from './check/check-descriptions.ts';
import { checkLinks, leftOutLinksMessage } from './check/check-links.ts';
import { type FindTarget, findOperations, targetFinder } from './find-operations.ts';
import { asList, asObject, type Json } from './json.ts';
import { keepRecent } from './keep-recent.ts';
import { type Description, readDescription, structureConfig } from './read/read-description.ts';
import { toServer, withBasePath } from './to-model/servers.ts';
import { toApi } from './to-model/to-api.ts';

export type LoadOptions = {
  /**
   * Receives up to three messages: about problems that do not prevent reading and about contradictions,
   * both in descriptions that are not strict, and about links that are left out because their
   * operations are in none of these APIs.
   */
  warn?: (message: string) => void;
  /**
   * Whether the same files have been loaded without problems before, perhaps by another process. They
   * are then read without looking for any, in a fraction of the time, and nothing is warned about.
   */
  isChecked?: boolean;
};

type Loaded = {
  apis: Api[];
  /** Written only if wanted: finding the lines of problems takes time. */
  messages: () => string[];
  isSelfContained: boolean;
};

const recent = keepRecent<Loaded>(4);

/**
 * Reads OpenAPI descriptions: all of a folder, sorted by file name, or those of a list, in its order.
 * Rejects once, with all errors of all files, so that an author can fix them in one go. In a folder,
 * all are strict.
 */
export async function loadApis(
  source: string | readonly ApiFile[],
  { warn, isChecked = false }: LoadOptions = {},
): Promise<Api[]> {
  const files = typeof source === 'string' ? await listApiFiles(resolve(source)) : source;
  const root = typeof source === 'string' ? resolve(source) : sharedFolder(files);
  const { apis, messages } = await recent(
    await keyOf(root, files, isChecked),
    () => readApis(root, files, isChecked),
    ({ isSelfContained }) => isSelfContained,
  );
  if (warn) for (const message of messages()) warn(message);
  return [...apis];
}

/** Everything that the result depends on, unless a description refers to other files. */
async function keyOf(
  root: string,
  files: readonly ApiFile[],
  isChecked: boolean,
): Promise<string | undefined> {
  try {
    const texts = await Promise.all(files.map(({ file }) => readFile(resolve(file), 'utf8')));
    const settings = files.map(({ id, file, basePath, strict }) => [id, file, basePath, strict]);
    return hash('sha256', JSON.stringify([root, settings, isChecked, texts]));
  } catch {
    return undefined; // A file is missing, which reading it reports.
  }
}

async function readApis(
  root: string,
  files: readonly ApiFile[],
  isChecked: boolean,
): Promise<Loaded> {
  const configs = new Map<boolean, Config>();
  for (const { strict = false } of files) {
    if (!configs.has(strict)) configs.set(strict, await structureConfig(strict));
  }
  const read = await Promise.all(
    files.map(({ file, strict = false }) =>
      readDescription(root, resolve(file), configs.get(strict) as Config, {
        isStrict: strict,
        isChecked,
      }),
    ),
  );
  const descriptions = read.flatMap(({ description }) => description ?? []);
  const operations = descriptions.flatMap(findOperations);
  const findTarget = targetFinder(operations);
  const problems = [
    ...checkApiFiles(files, root),
    ...read.flatMap((one) => one.problems),
    ...(isChecked ? [] : checkDescriptions(descriptions, operations)),
    ...(isChecked ? [] : checkLinks(descriptions, findTarget)),
  ];
  // An incomplete description cannot be checked for contradictions.
  const warnings = warningsOrThrow(problems);
  const apis = descriptions.map((description, index) =>
    readApi(description, files[index] as ApiFile, findTarget),
  );
  const isSelfContained = descriptions.every((description) => description.isSelfContained);
  if (isChecked) return { apis, messages: () => [], isSelfContained };
  const contradictions = warningsOrThrow(
    descriptions.flatMap((description, index) =>
      checkContradictions(description, apis[index] as Api),
    ),
  );
  const messages = writeOnce(() => [
    ...(warnings.length > 0 ? [warningsMessage(warnings)] : []),
    ...(contradictions.length > 0 ? [contradictionsMessage(contradictions)] : []),
    ...[leftOutLinksMessage(descriptions, findTarget) ?? []].flat(),
  ]);
  return { apis, messages, isSelfContained };
}

/** Forgets what the messages are written from: files, and the trees in which their lines are found. */
function writeOnce(write: () => string[]): () => string[] {
  let waiting: typeof write | undefined = write;
  let written: string[] = [];
  return () => {
    if (waiting) written = waiting();
    waiting = undefined;
    return written;
  };
}

function warningsOrThrow(problems: readonly ApiProblem[]): readonly ApiProblem[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new ApiProblems(errors);
  return problems;
}

function readApi(description: Description, { id, basePath }: ApiFile, findTarget: FindTarget): Api {
  const { document } = description;
  const operationOf = (link: Json) => findTarget(link, description)?.id;
  if (basePath === undefined) return toApi(document, id, operationOf);
  const servers = asList(asObject(document).servers).map(toServer);
  return { ...toApi(withBasePath(document, basePath), id, operationOf), servers };
}
