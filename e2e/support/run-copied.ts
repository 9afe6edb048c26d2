import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReadResponse } from '../../scripts/portal/responses/compare-response.ts';

/** What a reader pasted and ran. */
export type Ran = {
  code: number | null;
  bytes: Buffer;
  errors: string;
  /** Of the last answer that curl got. */
  status: number | undefined;
  /** What curl got first, if it printed it. */
  answer?: ReadResponse;
};

/** A folder in which a reader tries what a page shows, one thing after the other. */
export type Desk = {
  folder: string;
  files: () => Promise<string[]>;
  /** Removes all other files. */
  clear: (kept: readonly string[]) => Promise<void>;
  remove: () => Promise<void>;
};

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));

export async function openDesk(): Promise<Desk> {
  const folder = await mkdtemp(join(tmpdir(), 'copied-'));
  // What npm install brings: the client, and tsx to run TypeScript.
  await symlink(modules, join(folder, 'node_modules'), 'dir');
  await writeFile(join(folder, '.curlrc'), 'silent\nshow-error\ndump-header = ".headers"\n');
  const files = () => readdir(folder);
  return {
    folder,
    files,
    async clear(kept) {
      const made = (await files()).filter((file) => !kept.includes(file));
      await Promise.all(made.map((file) => rm(join(folder, file), { recursive: true })));
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

const python = process.env.PYTHON_PATH ?? 'python3';

export const runnable = ['bash', 'js', 'ts', 'python', 'r'] as const;
export type Runnable = (typeof runnable)[number];

export function isRunnable(language: string): language is Runnable {
  return (runnable as readonly string[]).includes(language);
}

/**
 * Why code in this language cannot be run on this machine, if so. In CI all must, except for R,
 * which only the sweeps install.
 */
export function missingFor(language: Runnable): string | undefined {
  if (process.env.CI && language !== 'r') return undefined;
  const probes = {
    bash: [
      ['bash', '--version'],
      ['curl', '--version'],
      ['jq', '--version'],
    ],
    js: [],
    ts: [],
    python: [[python, '-c', 'import requests']],
    r: [['Rscript', '-e', 'library(httr); library(jsonlite)']],
  }[language];
  const missing = probes.find(([command = '', ...args]) => spawnSync(command, args).status !== 0);
  return missing && `"${missing.join(' ')}" fails here`;
}

const files: Record<Runnable, string> = {
  bash: 'copied.sh',
  js: 'copied.mjs',
  ts: 'copied.mts',
  python: 'copied.py',
  r: 'copied.R',
};

const commands: Record<Runnable, string[]> = {
  bash: ['bash'],
  js: [process.execPath],
  ts: [process.execPath, '--import', 'tsx'],
  python: [python],
  r: ['Rscript'],
};

/** @param title the name under which the page says to save it, if it is one: others may import it */
export async function runCopied(
  code: string,
  language: Runnable,
  { folder }: Desk,
  title = '',
): Promise<Ran> {
  await writeFile(join(folder, files[language]), code);
  if (/^[\w-]+\.(mjs|py)$/.test(title)) await writeFile(join(folder, title), code);
  await rm(join(folder, '.headers'), { force: true });
  const [command = '', ...args] = commands[language];
  const child = spawn(command, [...args, files[language]], {
    cwd: folder,
    timeout: 90_000,
    // Playwright forces colours, which a reader's output in a pipe or on a page does not have.
    env: { ...process.env, CURL_HOME: folder, FORCE_COLOR: '0' },
  });
  const [bytes, errors, status] = await Promise.all([
    collect(child.stdout),
    collect(child.stderr),
    new Promise<number | null>((resolve) => child.on('close', resolve)),
  ]);
  const [first, ...others] = await readHeads(join(folder, '.headers'));
  const prints = !/\s(-o|--output)\s/.test(code);
  return {
    code: status,
    bytes,
    errors: errors.toString(),
    status: (others.at(-1) ?? first)?.status,
    ...(first && prints && { answer: { ...first, bytes } }),
  };
}

async function collect(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The headers of all answers that curl got: several, if it follows redirects. */
async function readHeads(file: string): Promise<Omit<ReadResponse, 'bytes'>[]> {
  const text = await readFile(file, 'latin1').catch(() => '');
  return text.split('\r\n\r\n').filter(Boolean).map(readHead);
}

function readHead(text: string): Omit<ReadResponse, 'bytes'> {
  const [first = '', ...lines] = text.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return { status: Number(first.split(' ')[1]), headers: new Headers(headers) };
}
