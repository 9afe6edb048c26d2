import { execFile } from 'node:child_process';
import { cp, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { folders, root, siteDir } from '../../scripts/bootstrap/paths.mjs';
import { runStep } from '../../scripts/site-build/run-step.ts';
import { folderBytes } from '../commands/folder-bytes.ts';
import { atMost, MB, type Row } from '../results/budgets.ts';
import { growthRows, printGrowth, type Series } from '../results/growth.ts';
import { buildSiteOf } from '../sites/build-site-of.ts';
import { readLarge, takeOperations } from '../sites/large-description.ts';
import { manyDescriptions, readRealDescription } from '../sites/real-descriptions.ts';

/** How our figures grow with the input. None may grow faster than it. */
export async function benchGrowth(folder: string): Promise<Row[]> {
  await runStep('pages');
  const descriptions = await growDescriptions(folder);
  const series = [
    await growOperations(folder),
    descriptions,
    await growDocs(folder),
    await growCollection(),
  ];
  for (const one of series) printGrowth(one);
  const most = descriptions.points.at(-1);
  const peak = (most?.measures['peak memory, MB'] ?? 0) * 1e6;
  return [
    ...series.flatMap(growthRows),
    atMost(`memory of a build of ${most?.input} operations`, peak, 2_500_000_000, MB),
  ];
}

async function growOperations(folder: string): Promise<Series> {
  const document = await readLarge();
  const points: Series['points'] = [];
  for (const count of [100, 500, 1000]) {
    const dir = join(folder, `operations-${count}`);
    await mkdir(join(dir, 'apis'), { recursive: true });
    const text = JSON.stringify(takeOperations(document, count));
    await writeFile(join(dir, 'apis/large.json'), text);
    const site = await buildSiteOf(`Building the reference of ${count} operations`, {
      config: 'reference-site/docusaurus.config.ts',
      dir,
      env: { BENCH_APIS: join(dir, 'apis') },
    });
    points.push({
      input: count,
      measures: {
        'build, s': site.seconds,
        'peak memory, MB': site.peakMemory / 1e6,
        'overview, kB': (await stat(join(site.dir, 'api/large.html'))).size / 1000,
        'all files, kB': (await folderBytes(site.dir)) / 1000,
      },
    });
  }
  return { what: 'operations of a description', points };
}

/** Many descriptions by different authors in one portal. */
async function growDescriptions(folder: string): Promise<Series> {
  const points: Series['points'] = [];
  for (const count of [manyDescriptions.length / 2, manyDescriptions.length]) {
    const dir = join(folder, `descriptions-${count}`);
    await mkdir(join(dir, 'apis'), { recursive: true });
    let operations = 0;
    for (const name of manyDescriptions.slice(0, count)) {
      const one = await readRealDescription(name, 'https://api.example');
      operations += one.count;
      await writeFile(join(dir, `apis/${one.id}.json`), JSON.stringify(one.document));
    }
    const site = await buildSiteOf(`Building the references of ${count} descriptions`, {
      config: 'reference-site/docusaurus.config.ts',
      dir,
      env: { BENCH_APIS: join(dir, 'apis') },
    });
    points.push({
      input: operations,
      measures: {
        'build, s': site.seconds,
        'peak memory, MB': site.peakMemory / 1e6,
        'all files, kB': (await folderBytes(site.dir)) / 1000,
      },
    });
  }
  return { what: 'operations of many descriptions', points };
}

async function growDocs(folder: string): Promise<Series> {
  const points: Series['points'] = [];
  for (const copies of [1, 10]) {
    const dir = join(folder, `docs-${copies}`);
    const docs = await copyDocs(dir, copies);
    const site = await buildSiteOf(`Building the portal with ${copies} × the docs`, {
      config: 'many-docs/docusaurus.config.ts',
      siteDir,
      dir,
      env: { BENCH_DOCS: docs },
    });
    points.push({
      input: copies,
      measures: {
        'build, s': site.seconds,
        'one guide, kB': (await stat(join(site.dir, 'docs/iiif.html'))).size / 1000,
        'all files, kB': (await folderBytes(site.dir)) / 1000,
      },
    });
  }
  return { what: 'times the docs', points };
}

async function copyDocs(dir: string, copies: number): Promise<string> {
  const docs = join(dir, 'docs');
  await cp(join(folders.portal, 'docs'), docs, { recursive: true });
  // One page shows this file, which is beside the docs.
  await cp(join(folders.portal, 'CHANGELOG.md'), join(dir, 'CHANGELOG.md'));
  for (let copy = 2; copy <= copies; copy += 1) {
    await cp(join(folders.portal, 'docs'), join(docs, `copy-${copy}`), {
      recursive: true,
      filter: (file) => !file.endsWith('changelog.mdx'),
    });
  }
  return docs;
}

async function growCollection(): Promise<Series> {
  const program = join(root, 'bench/sandbox/time-sandbox.ts');
  const points: Series['points'] = [];
  for (const times of [1, 5, 25]) {
    console.log(`\n▸ Asking a sandbox of ${times} × the collection`);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--max-old-space-size=12000', '--expose-gc', '--import', 'tsx', program, String(times)],
      { cwd: root, maxBuffer: 1e8 },
    );
    points.push({ input: times, measures: JSON.parse(stdout) });
  }
  return { what: 'times the collection', points };
}
