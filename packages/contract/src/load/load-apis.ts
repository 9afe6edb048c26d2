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
import { checkContradictions } from './check-contradictions.ts';
import { checkDescriptions } from './check-descriptions.ts';
import { checkLinks, leftOutLinks } from './check-links.ts';
import { type FindTarget, findOperations, targetFinder } from './find-operations.ts';
import { asList, asObject, type Json } from './json.ts';
import { type Description, readDescription, structureConfig } from './read-description.ts';
import { toServer, withBasePath } from './servers.ts';
import { toApi } from './to-api.ts';

export type LoadOptions = {
  /**
   * Receives up to three messages: about problems that do not prevent reading and about contradictions,
   * both in descriptions that are not strict, and about links that are left out because their
   * operations are in none of these APIs.
   */
  warn?: (message: string) => void;
};

/**
 * Reads OpenAPI descriptions: all of a folder, sorted by file name, or those of a list, in its order.
 * Rejects once, with all errors of all files, so that an author can fix them in one go. In a folder,
 * all are strict.
 */
export async function loadApis(
  source: string | readonly ApiFile[],
  { warn }: LoadOptions = {},
): Promise<Api[]> {
  const files = typeof source === 'string' ? await listApiFiles(resolve(source)) : source;
  const root = typeof source === 'string' ? resolve(source) : sharedFolder(files);
  const configs = new Map<boolean, Config>();
  for (const { strict = false } of files) {
    if (!configs.has(strict)) configs.set(strict, await structureConfig(strict));
  }
  const read = await Promise.all(
    files.map(({ file, strict = false }) =>
      readDescription(root, resolve(file), configs.get(strict) as Config, strict),
    ),
  );
  const descriptions = read.flatMap(({ description }) => description ?? []);
  const operations = descriptions.flatMap(findOperations);
  const findTarget = targetFinder(operations);
  const problems = [
    ...checkApiFiles(files, root),
    ...read.flatMap((one) => one.problems),
    ...checkDescriptions(descriptions, operations),
    ...checkLinks(descriptions, findTarget),
  ];
  // An incomplete description cannot be checked for contradictions.
  const warnings = warningsOrThrow(problems);
  const apis = descriptions.map((description, index) =>
    readApi(description, files[index] as ApiFile, findTarget),
  );
  const contradictions = warningsOrThrow(
    descriptions.flatMap((description, index) =>
      checkContradictions(description, apis[index] as Api),
    ),
  );
  if (!warn) return apis;
  if (warnings.length > 0) warn(warningsMessage(warnings));
  if (contradictions.length > 0) warn(contradictionsMessage(contradictions));
  const message = leftOutLinks(descriptions, findTarget);
  if (message !== undefined) warn(message);
  return apis;
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
