import { cp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openResult, recordFolder } from '../../packages/freshness/src/index.ts';
import { buildDir, folders, portalName, siteDir } from '../bootstrap/paths.mjs';
import { putInPlace } from '../bootstrap/put-in-place.mjs';
import { run, runTool } from '../bootstrap/run.mjs';
import { makeCollection } from '../portal/make-collection.ts';
import { usesSandbox } from '../portal/uses-sandbox.ts';
import { runInLanes } from '../programs/run-in-lanes.ts';
import { partInputs } from './made-parts.ts';
import { prepareParts, prepareSearch } from './prepare-parts.ts';

/** In place of a digest alone, so that nobody takes a quick build for one to publish. */
const quickInputs = (inputs: string) => `${inputs}, quick`;

/** Where the sandbox for browsers is until the pages are finished: Docusaurus empties its folder. */
const sandboxOf = (build: string) => `${build}-sandbox`;

const sourcesNow = () => partInputs('build');

const recordOf = (build: string) => ({ folder: build, record: join(build, '.inputs') });

type Kind = { isQuick: boolean };

type How = Partial<Kind> & {
  build?: string;
  make?: (dir: string, kind: Kind) => Promise<void>;
  digest?: () => string;
};

/**
 * Builds the site beside the old build and replaces that only when complete, so that a failed or
 * interrupted build leaves the old one working. A quick build is for a look on this machine: without
 * compressed copies, and without following every link.
 */
export async function buildSite({
  isQuick = false,
  build = buildDir,
  make = makeSite,
  digest = sourcesNow,
}: How = {}): Promise<void> {
  const inputs = digest();
  const next = `${build}-next`;
  await rm(next, { recursive: true, force: true });
  try {
    await make(next, { isQuick });
    recordFolder(recordOf(next), isQuick ? quickInputs(inputs) : inputs);
    putInPlace(next, build);
  } finally {
    // What a failed build leaves is useless, and takes up space that may have run out.
    await rm(next, { recursive: true, force: true });
    await rm(sandboxOf(next), { recursive: true, force: true });
  }
}

/**
 * Builds the site unless the existing build was made from the current sources. If a quick build will
 * do, so will one to publish.
 */
export async function buildStaleSite({
  isQuick = false,
  build = buildDir,
  make = makeSite,
  digest = sourcesNow,
}: How = {}): Promise<void> {
  const inputs = digest();
  const made = openResult(recordOf(build));
  if (made.isWhole(inputs) || (isQuick && made.isWhole(quickInputs(inputs)))) return;
  await buildSite({ isQuick, build, make, digest });
}

/** Whether a build is one to look at only. */
export function isQuickBuild(build = buildDir): boolean {
  return openResult(recordOf(build)).inputs?.endsWith(quickInputs('')) ?? false;
}

async function makeSite(dir: string, { isQuick }: Kind): Promise<void> {
  await runInLanes(
    [makeCollection, step('Checking the API descriptions', 'descriptions/check-apis.ts')],
    2,
  );
  await prepareParts();
  const hasSandbox = await usesSandbox();
  const aside = sandboxOf(dir);
  const sandbox = step(
    'Building the sandbox for browsers',
    'site-build/build-sandbox-worker.ts',
    aside,
  );
  // Docusaurus keeps two cores busy only part of the time.
  await runInLanes([() => buildPages(dir), prepareSearch, ...(hasSandbox ? [sandbox] : [])], 2);
  await cp(join(folders.generated, 'search'), dir, { recursive: true });
  if (hasSandbox) {
    for (const name of await readdir(aside)) await rename(join(aside, name), join(dir, name));
  }
  const markdown = step('Writing the pages as Markdown', 'site-build/write-markdown.ts', dir);
  const compress = step('Compressing the files', 'site-build/compress-build.ts', dir);
  await runInLanes(isQuick ? [markdown] : [markdown, compress], 2);
  const links = step('Following every link', 'site-build/check-links.ts', dir);
  const list = step(
    'Listing the files',
    'site-build/prepare-build.ts',
    dir,
    ...(isQuick ? ['--quick'] : []),
  );
  await runInLanes(isQuick ? [list] : [links, list], 2);
}

function buildPages(dir: string): Promise<void> {
  return runTool(
    'Building the site (about a minute)',
    '@docusaurus/core',
    ['build', '--out-dir', dir],
    {
      cwd: siteDir,
      env: {
        NODE_ENV: 'production',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${portalName}`,
      },
    },
  );
}

function step(heading: string, file: string, ...args: string[]): () => Promise<void> {
  const program = ['--import', 'tsx', `scripts/${file}`, ...args];
  return () => run(heading, process.execPath, program, { isBeside: true });
}
