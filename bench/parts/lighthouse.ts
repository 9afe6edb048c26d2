import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { folders } from '../../scripts/bootstrap/paths.mjs';
import { requireProgram } from '../../scripts/programs/find-program.ts';
import { runStep } from '../../scripts/site-build/run-step.ts';
import { middleOf } from '../browser/measure-by-turns.ts';
import { atLeast, type Row } from '../results/budgets.ts';
import { printTable } from '../results/print-table.ts';
import { bareDocusaurus } from '../sites/bare-docusaurus.ts';
import { installPeers, peersDir } from '../sites/install-peers.ts';
import { servePrepared } from '../sites/serve-prepared.ts';
import type { Options } from './part.ts';

/** The last release that runs on Node 20. */
const tool = { lighthouse: '12.8.2' };

const pages = {
  home: '/',
  guide: '/docs/iiif',
  reference: '/api/catalogue',
  tutorial: '/docs/examples/exploring-collections-apis',
};

const bareName = 'Docusaurus, a bare page';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

/** The least score of our pages in what does not depend on the machine. */
const floors = [
  ['accessibility', 100],
  ['best-practices', 100],
  ['seo', 100],
] as const;

type Report = {
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { title: string; score: number | null }>;
};

/**
 * The kinds of pages as Lighthouse sees them, on its own slow phone. That is only as fast as the
 * machine, so a bare page shows what the framework alone would score here.
 */
export async function benchLighthouse(folder: string, { runs }: Options): Promise<Row[]> {
  await runStep('site');
  await installPeers(tool);
  const chromium = await requireProgram('Chromium');
  const bareFolder = await bareDocusaurus(folder);
  const server = await servePrepared(folders.site);
  const bare = await servePrepared(bareFolder);
  const ours = Object.entries(pages).map(([name, path]) => ({ name, url: server.url + path }));
  const visited = [...ours, { name: bareName, url: `${bare.url}/` }];
  const reports = new Map<string, Report[]>(visited.map(({ name }) => [name, []]));
  console.log(`\n▸ Lighthouse on ${reports.size} pages, ${runs} times`);
  try {
    for (let run = 1; run <= runs; run += 1) {
      console.log(`  turn ${run} of ${runs}`);
      for (const { name, url } of visited) reports.get(name)?.push(await inspect(chromium, url));
    }
  } finally {
    await Promise.all([server.stop(), bare.stop()]);
  }
  const rows = [...reports].map(([name, seen]) => ({
    name,
    scores: middleOf(seen.map(scoresOf)),
    faults: [...new Set(seen.flatMap(faultsOf))],
  }));
  console.log(`\nLighthouse ${tool.lighthouse}, mobile, scores of 100. Median of ${runs}.`);
  printTable(
    ['page', ...categories],
    rows.map(({ name, scores }) => [name, ...categories.map((category) => scores[category])]),
  );
  const judged = rows.filter(({ name }) => name !== bareName);
  for (const { name, faults } of judged) {
    for (const fault of faults) console.log(`${name}: ${fault}`);
  }
  return judged.flatMap(({ name, scores }) =>
    floors.map(([category, floor]) =>
      atLeast(`Lighthouse, ${name}: ${category}`, scores[category], floor),
    ),
  );
}

async function inspect(chromium: string, url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(peersDir, 'node_modules/lighthouse/cli/index.js'),
      ...[url, '--output=json', '--quiet', `--only-categories=${categories.join(',')}`],
      // Root cannot use Chromium's own sandbox.
      '--chrome-flags=--headless --no-sandbox --disable-background-networking',
      '--no-enable-error-reporting',
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}

function scoresOf({ categories: found }: Report): Record<Category, number> {
  const score = (category: Category) => Math.round((found[category].score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}

/** What Lighthouse finds wrong, other than times. */
function faultsOf({ categories: found, audits }: Report): string[] {
  return floors
    .flatMap(([category]) => found[category].auditRefs)
    .flatMap(({ id, weight }) => {
      const { title = id, score = 1 } = audits[id] ?? {};
      return weight > 0 && score !== null && score < 1 ? [title] : [];
    });
}
