import { join } from 'node:path';
import { isInRepository, type Repository } from './repository.ts';

/** e.g. "npm test", "npm run build -- x", "npm --silent run pack" */
const npmCommands = /\bnpm (?:-\S+ )*(?:run(?:-script)? (?:-\S+ )*([\w:-]+)|(test|start)\b)/g;

/**
 * e.g. "deploy/README.md", ".nvmrc"; not the end of an address or of a longer word, nor what a
 * command writes
 */
const paths =
  /(?<![\w/.:@$*-]|> )((?:[\w.-]+\/)*[\w.-]*\w\.(?:md|mdx|mjs|cjs|ts|tsx|conf|yml|yaml|json|cff)|\.nvmrc|Dockerfile)(?![\w/*-])/g;

/**
 * The commands and files that a text names but that exist neither at the root nor in its own
 * folder.
 */
export function findUnknown(text: string, repository: Repository, folder = '.'): string[] {
  const scripts = [...text.matchAll(npmCommands)]
    .map(([, run, short]) => run ?? short ?? '')
    .filter((name) => !repository.scripts.includes(name))
    .map((name) => `npm run ${name}`);
  const files = [...text.matchAll(paths)]
    .map(([, path = '']) => path)
    .filter((path) => ![path, join(folder, path)].some((one) => isInRepository(one, repository)));
  return [...new Set([...scripts, ...files])];
}
