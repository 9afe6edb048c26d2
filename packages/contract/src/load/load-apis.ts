import { readdir } from 'node:fs/promises';
import { join, parse, resolve } from 'node:path';
import type { Api } from '../model.ts';
import { ApiProblems } from './api-problem.ts';
import { checkContradictions } from './check-contradictions.ts';
import { checkDescriptions } from './check-descriptions.ts';
import { readDescription, structureConfig } from './read-description.ts';
import { toApi } from './to-api.ts';

function isDescription(name: string): boolean {
  return /\.(ya?ml|json)$/.test(name) && !/^redocly\.ya?ml$/.test(name);
}

/**
 * Reads every OpenAPI description of a folder, in the order of their names. Rejects once, with all
 * problems of all files, so that a writer can mend them in one go.
 */
export async function loadApis(folder: string): Promise<Api[]> {
  const root = resolve(folder);
  const names = (await readdir(root)).filter(isDescription).sort();
  const config = await structureConfig();
  const read = await Promise.all(
    names.map((name) => readDescription(root, join(root, name), config)),
  );
  const descriptions = read.flatMap(({ description }) => description ?? []);
  const problems = [...read.flatMap((one) => one.problems), ...checkDescriptions(descriptions)];
  // An incomplete description cannot be checked for contradictions.
  if (problems.length > 0) throw new ApiProblems(problems);
  const apis = descriptions.map(({ file, document }) => toApi(document, parse(file).name));
  const contradictions = descriptions.flatMap((description, index) =>
    checkContradictions(description, apis[index] as Api),
  );
  if (contradictions.length > 0) throw new ApiProblems(contradictions);
  return apis;
}
