import { basename, dirname, join } from 'node:path';
import { portalFolder } from '@portal/sample';
import { museum } from '../../packages/portal/src/museum.fixture.ts';

type Imported = { names: string; from: string };

/** What a module imports: the names as written, and from where. */
export function importsOf(text: string): Imported[] {
  const written = /\b(?:import|export)\s+([^'";]*?)\s*from\s*'([^']+)'|\bimport\s*\(?\s*'([^']+)'/g;
  return [...text.matchAll(written)].map(([, names = '', from, bare]) => ({
    names,
    from: from ?? bare ?? '',
  }));
}

/** What a module of a portal may import by name, besides types. */
function definedBy(folder: string, file: string): { from: string; name: string } {
  return file === `${folder}/sandbox.ts` || file.startsWith(`${folder}/sandbox/`)
    ? { from: '@portal/sandbox/define', name: 'defineSandbox' }
    : { from: '@portal/portal', name: 'definePortal' };
}

/**
 * A portal is data: it needs definePortal, types, and the modules in its folder "portal". Its
 * sandbox, if it has one, needs defineSandbox and the modules in its folder "sandbox".
 */
export function mayImport(
  folder: string,
  { file, names, from }: Imported & { file: string },
): boolean {
  const defined = definedBy(folder, file);
  const own = defined.name === 'defineSandbox' ? 'sandbox' : 'portal';
  if (from.startsWith('.')) return join(dirname(file), from).startsWith(`${folder}/${own}/`);
  if (from !== defined.from) return false;
  if (names.startsWith('type ')) return true;
  const each = /^\{(.*)\}$/s.exec(names)?.[1]?.split(',') ?? ['everything'];
  return each
    .map((name) => name.trim())
    .every((name) => name === '' || name === defined.name || name.startsWith('type '));
}

/** The names that the engine's own explanations use. */
const examples = [museum.name, museum.shortName];
/** The one single word that the engine must not contain: nothing else has this name. */
const sampleName = basename(portalFolder);

/** Which portals a text names: by a name as a whole word, or by the path of their sources. */
export function namesIn(
  text: string,
  portals: readonly { id: string; name: string; shortName: string }[],
): string[] {
  return portals.flatMap(({ id, name, shortName }) => {
    const names = [...new Set([name, shortName])].filter(
      (one) => isTelling(one) && !examples.includes(one),
    );
    const isPath = new RegExp(`\\bportals(?:[\\\\/]+|['"\`],\\s*['"\`])${escaped(id)}(?![\\w-])`);
    return [
      ...names.filter((one) => wholeWord(one).test(text)),
      ...(isPath.test(text) ? [`portals/${id}`] : []),
    ];
  });
}

/** A single word may be any word: a portal with such a name is found by its path. */
function isTelling(name: string): boolean {
  return /\s/.test(name) || name.toLowerCase() === sampleName;
}

function wholeWord(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'u');
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
