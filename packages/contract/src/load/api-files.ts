import { readdir } from 'node:fs/promises';
import { dirname, join, parse, relative, resolve, sep } from 'node:path';
import type { ApiProblem } from './api-problem.ts';

/** One API of a portal: its description, and what the portal decides about it. */
export type ApiFile = {
  /** e.g. `catalogue`; part of the addresses of its pages. */
  id: string;
  /** OpenAPI 3.0 or 3.1 in YAML or JSON. */
  file: string;
  /** Replaces the path of the description's servers, e.g. `/open/v1`; empty for none. */
  basePath?: string;
  /**
   * Whether every problem is an error: contradictions, such as an example that breaks its schema,
   * operations without a usable id, any breach of the OpenAPI rules. Otherwise only unreadable
   * descriptions are errors, and the rest are warnings.
   */
  strict?: boolean | undefined;
};

function isDescription(name: string): boolean {
  return /\.(ya?ml|json)$/.test(name) && !/^redocly\.ya?ml$/.test(name);
}

/** Every description in a folder, sorted by file name, with the file name as its id; all strict. */
export async function listApiFiles(folder: string): Promise<ApiFile[]> {
  const names = (await readdir(folder)).filter(isDescription).sort();
  return names.map((name) => ({ id: parse(name).name, file: join(folder, name), strict: true }));
}

/** The innermost folder that contains all of them; problems give paths relative to it. */
export function sharedFolder(files: readonly ApiFile[]): string {
  const [first = [], ...others] = files.map(({ file }) => dirname(resolve(file)).split(sep));
  const end = first.findIndex((part, index) => others.some((other) => other[index] !== part));
  return (end === -1 ? first : first.slice(0, end)).join(sep) || sep;
}

function isBasePath(path: string): boolean {
  return path === '' || /^(\/[^/?#\s]+)+$/.test(path);
}

/** Problems with the list itself, whatever the files contain. */
export function checkApiFiles(files: readonly ApiFile[], root: string): ApiProblem[] {
  return files.flatMap(({ id, file, basePath = '' }, index) => {
    const name = relative(root, resolve(file));
    const start = { file: name, line: 1, column: 1, pointer: '#/', severity: 'error' as const };
    const first = files.findIndex((other) => other.id === id);
    const same = relative(root, resolve(files[first]?.file ?? ''));
    return [
      ...(first === index
        ? []
        : [{ ...start, message: `The id ${id} is also used by ${same}. Each API needs its own.` }]),
      ...(isBasePath(basePath)
        ? []
        : [
            {
              ...start,
              message: `The base path ${basePath} must begin with a slash and not end with one, such as /open/v1.`,
            },
          ]),
    ];
  });
}
