import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type Cell,
  cellsOf,
  parseCells,
  recordDifferences,
  recordTrack,
  type TrackLanguage,
  type TrackRecord,
  TutorialError,
} from '@portal/cells/node';
import { guideHosts } from '@portal/portal';
import { openSandbox } from '@portal/sandbox/node';
import { serveApp } from '@portal/server';
import { folders, root } from '../bootstrap/paths.mjs';
import { main, PlainError } from '../bootstrap/run.mjs';
import { portal } from '../portal/portal.ts';
import { sandboxOptions } from '../portal/sandbox-options.ts';
import { readRecord, recordedSlugs, recordPath, recordText } from './track-files.ts';
import { tutorialFetch } from './tutorial-fetch.ts';
import { listTutorials, tutorialSlug } from './tutorial-files.ts';

/**
 * Run as a program: records the outputs of the cells of one language, in all tutorials or the given
 * ones, or with --check compares them with what is recorded.
 */
await main(async () => {
  const [language, interpreter = '', ...rest] = process.argv.slice(2);
  const isCheck = rest.includes('--check');
  const wanted = rest.filter((one) => one !== '--check');
  const tracks = await findTracks(language as TrackLanguage, wanted);
  const server = await serveApis();
  const problems: string[] = [];
  try {
    for (const { name, slug, cells } of tracks) {
      const started = performance.now();
      const now = await recordTrack(cells, {
        ...{ slug, name, interpreter, language: language as TrackLanguage },
        ...{ hosts: guideHosts(portal), siteUrl: portal.siteUrl, local: server.url },
      }).catch((error) => {
        if (!(error instanceof TutorialError)) throw error;
        problems.push(error.message);
      });
      if (!now) continue;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`  ${slug}: ${cells.length} cells (${seconds} s)`);
      if (isCheck) problems.push(...(await compare(now, cells)));
      else await write(now);
    }
    if (wanted.length === 0) {
      problems.push(...(await withoutCells(language as TrackLanguage, tracks, isCheck)));
    }
  } finally {
    await server.close();
  }
  if (problems.length === 0) return;
  const advice = isCheck ? `\nIf that is right: npm run tutorials:${language}` : '';
  throw new PlainError(`${problems.join('\n')}${advice}`);
});

async function findTracks(language: TrackLanguage, wanted: readonly string[]) {
  const names = await listTutorials();
  const all = await Promise.all(
    names.map(async (name) => {
      const cells = parseCells(await readFile(join(root, name), 'utf8'), name);
      return { name, slug: tutorialSlug(name), cells: cellsOf(cells, language) };
    }),
  );
  const tracks = all.filter(({ cells }) => cells.length > 0);
  const slugs = tracks.map(({ slug }) => slug);
  const unknown = wanted.filter((slug) => !slugs.includes(slug));
  if (unknown.length > 0) {
    throw new PlainError(
      `No tutorial ${unknown.join(', ')} has cells in ${language}. These have: ${slugs.join(', ') || 'none'}.`,
    );
  }
  return tracks.filter(({ slug }) => wanted.length === 0 || wanted.includes(slug));
}

/** The sandbox and the portal's own files, on a free port. */
async function serveApis() {
  const options = sandboxOptions(portal);
  const sandbox = options && (await openSandbox(options));
  const files = join(folders.portal, 'static');
  let answer = async (_: Request): Promise<Response> => new Response(null, { status: 503 });
  const server = await serveApp(
    { fetch: (request) => answer(request) },
    { port: 0, host: '127.0.0.1', basePath: portal.basePath },
  );
  answer = tutorialFetch(
    { ...portal, siteUrl: server.url },
    { files, ...(sandbox && { sandbox }) },
  );
  return server;
}

async function compare(now: TrackRecord, cells: readonly Cell[]): Promise<string[]> {
  const { slug, language } = now;
  const path = recordPath(slug, language);
  const committed = await readRecord(slug, language);
  if (!committed) return [`${path} is missing.`];
  return recordDifferences(committed, now, cells).map((difference) => `${path}: ${difference}`);
}

async function write(now: TrackRecord): Promise<void> {
  const file = join(root, recordPath(now.slug, now.language));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, recordText(now));
}

/** Records without a tutorial or track are removed too. */
async function withoutCells(
  language: TrackLanguage,
  tracks: readonly { slug: string }[],
  isCheck: boolean,
): Promise<string[]> {
  const slugs = tracks.map(({ slug }) => slug);
  const gone = (await recordedSlugs(language)).filter((slug) => !slugs.includes(slug));
  const paths = gone.map((slug) => recordPath(slug, language));
  if (isCheck) return paths.map((path) => `${path} belongs to no tutorial with such cells.`);
  await Promise.all(paths.map((path) => rm(join(root, path))));
  return [];
}
