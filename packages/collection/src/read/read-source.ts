import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ZodType } from 'zod';
import { type SourceProblem, SourceProblems } from './source-problems.ts';

/** The files of one folder of the collection, sorted by name; none if a collection has no such folder. */
export function listSources(root: string, folder: string, ending: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => `${folder}/${name}`);
}

export function readYaml(root: string, file: string): unknown {
  return parseYaml(readFileSync(join(root, file), 'utf8'), file);
}

export function parseYaml(text: string, file: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new SourceProblems([{ file, where: 'YAML', message: (error as Error).message }]);
  }
}

/** The value as the schema describes it; otherwise throws one error with everything that is wrong. */
export function checkSource<Value>(schema: ZodType<Value>, value: unknown, file: string): Value {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new SourceProblems(
    result.error.issues.map(
      ({ path, message }): SourceProblem => ({ file, where: nameOf(value, path), message }),
    ),
  );
}

/** The location of a problem, by the nearest title and the fields below it. */
function nameOf(value: unknown, path: readonly PropertyKey[]): string {
  let title = '';
  let below = path.map(String);
  let here = value;
  path.forEach((step, index) => {
    here = (here as Record<PropertyKey, unknown> | undefined)?.[step];
    const found = (here as { title?: unknown } | undefined)?.title;
    if (typeof found !== 'string') return;
    title = `“${found}” `;
    below = path.slice(index + 1).map(String);
  });
  return `${title}${below.join('.')}`.trim() || 'the file';
}
