import { resolve } from 'node:path';
import type { Api } from '../model.ts';
import { type ApiFile, checkApiFiles, listApiFiles, sharedFolder } from './api-files.ts';
import { ApiProblems, contradictionsMessage } from './api-problem.ts';
import { checkContradictions } from './check-contradictions.ts';
import { checkDescriptions } from './check-descriptions.ts';
import { checkLinks, leftOutLinks } from './check-links.ts';
import { type FoundOperation, findOperations, operationOfLink } from './find-operations.ts';
import type { Json } from './json.ts';
import { type Description, readDescription, structureConfigs } from './read-description.ts';
import { withBasePath } from './servers.ts';
import { toApi } from './to-api.ts';

export type LoadOptions = {
  /**
   * Is given one message if links are left out, because no API here has their operations, and one with
   * all contradictions in descriptions that are not strict.
   */
  warn?: (message: string) => void;
};

/**
 * Reads OpenAPI descriptions: all of a folder, in the order of their names, or those of a list, in
 * its order. Rejects once, with all problems of all files, so that a writer can fix them in one go. In
 * a folder all are strict.
 */
export async function loadApis(
  source: string | readonly ApiFile[],
  { warn = () => {} }: LoadOptions = {},
): Promise<Api[]> {
  const files = typeof source === 'string' ? await listApiFiles(resolve(source)) : source;
  const root = typeof source === 'string' ? resolve(source) : sharedFolder(files);
  const configs = await structureConfigs();
  const read = await Promise.all(
    files.map(({ file, strict = false }) => readDescription(root, resolve(file), configs, strict)),
  );
  const descriptions = read.flatMap(({ description }) => description ?? []);
  const operations = descriptions.flatMap(findOperations);
  const problems = [
    ...checkApiFiles(files, root),
    ...read.flatMap((one) => one.problems),
    ...checkDescriptions(descriptions, operations),
    ...checkLinks(descriptions, operations),
  ];
  // An incomplete description cannot be checked for contradictions.
  if (problems.length > 0) throw new ApiProblems(problems);
  const apis = descriptions.map((description, index) =>
    readApi(description, files[index] as ApiFile, operations),
  );
  const contradictions = descriptions.map((description, index) => ({
    isStrict: files[index]?.strict === true,
    found: checkContradictions(description, apis[index] as Api),
  }));
  const of = (strict: boolean) =>
    contradictions.flatMap(({ isStrict, found }) => (isStrict === strict ? found : []));
  if (of(true).length > 0) throw new ApiProblems(of(true));
  if (of(false).length > 0) warn(contradictionsMessage(of(false)));
  const message = leftOutLinks(descriptions, operations);
  if (message !== undefined) warn(message);
  return apis;
}

function readApi(
  description: Description,
  { id, basePath }: ApiFile,
  operations: readonly FoundOperation[],
): Api {
  const { document } = description;
  const operationOf = (link: Json) => operationOfLink(link, description, operations)?.id;
  const api = toApi(document, id, operationOf);
  if (basePath === undefined) return api;
  return { ...toApi(withBasePath(document, basePath), id, operationOf), servers: api.servers };
}
