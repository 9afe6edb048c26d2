import { PlainError } from '../../bootstrap/run.mjs';

/** The packages whose tests are tested, the quickest first. */
const packages = ['iiif', 'client', 'search', 'server', 'contract', 'sandbox'];

/** The per cent of mutants that the tests of a package must notice. */
export const floor = 85;

/** A package to mutate, or only some of its sources. */
export type Target = { name: string; files?: string[] };

/**
 * What the arguments of the command choose: packages by name, sources by path, or everything.
 * @throws a list of those that are neither
 */
export function chosenTargets(args: readonly string[]): Target[] {
  if (args.length === 0) return packages.map((name) => ({ name }));
  const targets = new Map<string, Target>();
  const unknown: string[] = [];
  for (const arg of args) {
    const [, name = arg, isFile] = /^packages\/([^/]+)\/(src\/.+)$/.exec(arg) ?? [];
    if (!packages.includes(name)) unknown.push(arg);
    else if (!isFile) targets.set(name, { name });
    else if (!targets.has(name)) targets.set(name, { name, files: [arg] });
    else targets.get(name)?.files?.push(arg);
  }
  if (unknown.length > 0) {
    throw new PlainError(
      `Not a package whose tests are tested: ${unknown.join(', ')}. Name ${packages.join(', ')}, or a file such as packages/iiif/src/size.ts.`,
    );
  }
  return [...targets.values()];
}
