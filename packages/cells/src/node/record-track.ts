import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cell } from '../cell.ts';
import { tidyDrawing } from '../display/tidy-drawing.ts';
import { TutorialError } from '../markdown/parse-cells.ts';
import { apiAddress, type Hosts } from '../run/hosts.ts';
import { firstCell, type TrackLanguage } from '../tracks/index.ts';
import { failureText } from './failure-text.ts';
import { recorders } from './recorders.ts';
import { sourceDigest, type TrackRecord } from './track-record.ts';

export type RecordOptions = {
  slug: string;
  /** The tutorial's name in messages, e.g. "docs/examples/a.mdx" */
  name: string;
  language: TrackLanguage;
  /** The path of the program that runs the language, e.g. "/usr/bin/python3" */
  interpreter: string;
  /** Where each API is, as readers see it */
  hosts: Hosts;
  siteUrl: string;
  /** Where the site's sandbox and files are on this machine, e.g. "http://127.0.0.1:4000" */
  local: string;
};

type Recorded = Pick<TrackRecord, 'outputs' | 'plain' | 'drawings' | 'versions'>;

/** Runs the cells of one track with its interpreter, and returns what they show. */
export async function recordTrack(
  cells: readonly Cell[],
  options: RecordOptions,
): Promise<TrackRecord> {
  const { slug, name, language, hosts, siteUrl, local } = options;
  const setup = firstCell(
    language,
    cells.map(({ source }) => source),
    { hosts, siteUrl, place: 'program' },
  );
  const { packages } = recorders[language];
  const asked = {
    setup,
    cells: cells.map(({ id, source }) => ({ id, source })),
    packages,
  };
  const answer = await runRecorder(JSON.stringify(asked), options);
  // Not in the raw text: JSON may write a slash in two ways. A cell may have printed something
  // before it.
  const result: unknown = JSON.parse(answer.trimEnd().split('\n').at(-1) ?? '');
  const text = JSON.stringify(result).replaceAll(local, siteUrl);
  const { outputs, plain, drawings, versions }: Recorded = JSON.parse(text);
  const failed = Object.values(outputs)
    .flat()
    .find((output) => output.kind === 'error');
  if (failed) throw new TutorialError(failureText(name, cells, failed));
  const ofCells = <Value>(from: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(cells.flatMap(({ id }) => (id in from ? [[id, from[id] as Value]] : [])));
  return {
    slug,
    language,
    siteUrl,
    cells: Object.fromEntries(cells.map((cell) => [cell.id, sourceDigest(cell)])),
    outputs: Object.fromEntries(
      Object.entries(ofCells(outputs)).map(([id, list]) => [id, list.map(tidyDrawing)]),
    ),
    plain: ofCells(plain),
    drawings: ofCells(drawings),
    versions,
  };
}

/** In a temporary folder: cells may write files. */
async function runRecorder(input: string, options: RecordOptions): Promise<string> {
  const { interpreter, language, name, hosts, siteUrl, local } = options;
  const { script, env } = recorders[language];
  const cwd = await mkdtemp(join(tmpdir(), 'record-track-'));
  const address = apiAddress({ siteUrl, hosts })?.replace(siteUrl, local);
  try {
    const child = spawn(interpreter, [script], {
      cwd,
      env: {
        ...process.env,
        ...env,
        ...{ LC_ALL: 'C.UTF-8', TZ: 'UTC', no_proxy: '127.0.0.1', NO_PROXY: '127.0.0.1' },
        ...(address && { API_URL: address }),
      },
    });
    // If it ends without reading all of this, its own words say why.
    child.stdin.on('error', () => {}).end(input);
    const [out, problem, code] = await Promise.all([
      readAll(child.stdout),
      readAll(child.stderr),
      new Promise((resolve, reject) => child.once('error', reject).once('close', resolve)),
    ]);
    if (code !== 0) throw new Error(`${name}: ${interpreter} ended with ${code}.\n${problem}`);
    return out;
  } finally {
    await rm(cwd, { recursive: true, force: true });
  }
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
