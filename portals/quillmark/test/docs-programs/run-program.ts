import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import type { Language } from './read-programs.ts';

export type Ran = { code: number | null; printed: string; complaints: string };

const commands: Record<Language, readonly [ending: string, command: string, ...args: string[]]> = {
  bash: ['sh', 'bash', '-e'],
  js: ['mjs', process.execPath],
  python: ['py', 'python3'],
  r: ['R', 'Rscript'],
  ts: ['mjs', process.execPath],
  tsx: ['mjs', process.execPath],
};

/** Packages of ours are sources here, components among them. */
const ofSources = ['--import', import.meta.resolve('tsx')];
const settings = fileURLToPath(
  new URL('../../../../packages/client/src/react/tsconfig.json', import.meta.url),
);

/**
 * Runs a piece of code as a reader would: saved in a folder, with the program of its language.
 * @param python which Python, where there are several
 */
export async function runProgram(
  language: Language,
  source: string,
  folder: string,
  python = 'python3',
): Promise<Ran> {
  const [ending, usual, ...args] = commands[language];
  const command = language === 'python' ? python : usual;
  const file = join(folder, `program.${ending}`);
  await writeFile(
    file,
    language === 'ts' || language === 'tsx'
      ? (await transform(source, { loader: language, jsx: 'automatic' })).code
      : source,
  );
  return new Promise((resolve, reject) => {
    const options = /^import .* from '@portal\//m.test(source) ? ofSources : [];
    const child = spawn(command, [...options, ...args, file], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PYTHONDONTWRITEBYTECODE: '1',
        TSX_TSCONFIG_PATH: settings,
        // What npm reports is not the output of a program.
        npm_config_loglevel: 'silent',
      },
    });
    let printed = '';
    let complaints = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (printed += text));
    child.stderr.setEncoding('utf8').on('data', (text) => (complaints += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, printed: printed.trimEnd(), complaints }));
  });
}
