import { parse } from 'yaml';
import { nodeVersions } from '../programs/fetch-node.ts';
import { findUnknown } from './named-things.ts';
import { checkMatrix, checkPackages, checkTime, nodeForSbom, nodeIn } from './pipeline-rules.ts';
import type { Repository } from './repository.ts';

type Step = {
  id?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
};

type Job = {
  needs?: string | string[];
  uses?: string;
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  strategy?: { matrix?: { include?: { node: string; image: string }[] } };
  container?: { image: string; options?: string };
  env?: Record<string, string>;
  steps?: Step[];
};

type Concurrency = { group: string; 'cancel-in-progress': boolean };

type Workflow = {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  concurrency?: Concurrency;
  jobs: Record<string, Job>;
};

const preparation = './.github/actions/prepare';
const base = '$' + '{{ github.event.pull_request.base.sha || github.event.before }}';

/** Everything that is wrong with a GitHub Actions workflow, as far as it can be checked here. */
export function checkWorkflow(text: string, repository: Repository): string[] {
  const { on, permissions, concurrency, jobs } = parse(text) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps ?? []);
  return [
    ...(JSON.stringify(permissions) === '{"contents":"read"}'
      ? []
      : ['permissions: only contents']),
    ...(concurrency ? [] : ['there is no concurrency']),
    ...(isCancelled(on, concurrency) ? ['a merge ends the tests of the one before'] : []),
    ...Object.entries(jobs).flatMap(([name, job]) => [
      ...[job.needs ?? []]
        .flat()
        .filter((other) => !Object.hasOwn(jobs, other))
        .map((other) => `${name} needs ${other}, which is not a job`),
      ...(job.uses ? [] : checkTime(name, commandsOf(job), job['timeout-minutes'])),
      ...checkContainer(name, job),
      ...checkOutputs(name, job),
      ...checkSweeps(name, job, on),
      ...checkRelease(name, job),
    ]),
    ...checkSteps(text, steps, repository),
    ...checkPages(steps),
  ];
}

/** Everything that is wrong with the action that prepares the tests. */
export function checkPreparation(text: string, repository: Repository): string[] {
  const { runs } = parse(text) as { runs: { steps: Step[] } };
  const caches = runs.steps.filter(({ uses }) => uses?.startsWith('actions/cache@'));
  const paths = caches.map((step) => String(step.with?.path).trim().split(/\s+/));
  const packages = paths.findIndex((list) => list.includes('node_modules'));
  const made = paths.findIndex((list) => list.join() === '.cache');
  const packagesKey = String(caches[packages]?.with?.key);
  const { key: madeKey, 'restore-keys': olderKeys } = caches[made]?.with ?? {};
  return [
    ...checkSteps(text, runs.steps, repository),
    ...checkPackages(paths[packages] ?? []),
    ...['inputs.node', "hashFiles('package-lock.json')"]
      .filter((part) => !packagesKey.includes(part))
      .map((part) => `packages are the same for every ${part}`),
    ...(madeKey === `${olderKeys}$\{{ github.sha }}` ? [] : ['no older .cache is restored']),
  ];
}

/** A merge runs only the sweeps of its own changes, so none may end those of another. */
function isCancelled(on: Workflow['on'], concurrency: Concurrency | undefined): boolean {
  const isOfOne = concurrency?.group.includes('github.sha');
  return 'push' in on && concurrency?.['cancel-in-progress'] === true && !isOfOne;
}

function commandsOf({ steps = [] }: Job): string[] {
  return steps.flatMap(({ run }) => run ?? []);
}

function checkSteps(text: string, steps: Step[], repository: Repository): string[] {
  return [
    // Only the text has the comments.
    ...[...text.matchAll(/^[ -]*uses: (.*)$/gm)]
      .map(([, used = '']) => used)
      .filter((used) => !isPinned(used, repository))
      .map((used) => `${used}: no commit with its release`),
    ...steps.flatMap(({ uses, run = '', with: given }) => [
      ...(uses?.startsWith('actions/checkout@') && given?.['persist-credentials'] !== false
        ? ['credentials stay in the checkout']
        : []),
      ...(/\$\{\{/.test(run) ? [`${run}: a template in a script`] : []),
      ...findUnknown(run, repository).map((name) => `no such thing: ${name}`),
    ]),
  ];
}

/** @param used e.g. "actions/checkout@3d3c… # v7.0.1", or something of this repository */
function isPinned(used: string, { files }: Repository): boolean {
  const [, own] = /^\.\/(\S+)$/.exec(used) ?? [];
  if (own) return files.some((file) => file === own || file === `${own}/action.yml`);
  return /^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(used);
}

function checkContainer(name: string, { container, strategy, steps = [] }: Job): string[] {
  if (!container) return [];
  const rows = strategy?.matrix?.include;
  const node = rows ? '$' + '{{ matrix.node }}' : nodeIn(container.image);
  const prepared = steps.find(({ uses }) => uses === preparation)?.with?.node;
  const isOfMatrix = container.image === '$' + '{{ matrix.image }}';
  return [
    ...(isOfMatrix || nodeIn(container.image) ? [] : [`${name} uses ${container.image}`]),
    ...(rows ? checkMatrix(name, rows) : []),
    ...(prepared === node ? [] : [`${name} prepares Node ${prepared}`]),
    ...(/privileged|cap-add/.test(container.options ?? '') ? [`${name} has privileges`] : []),
  ];
}

/** `${{ steps.ID.outputs.NAME }}` is empty, not an error, if no step has that id. */
function checkOutputs(name: string, job: Job): string[] {
  const ids = job.steps?.map(({ id }) => id) ?? [];
  return [...JSON.stringify(job).matchAll(/\bsteps\.([\w-]+)\.outputs\b/g)]
    .map(([, id]) => id)
    .filter((id) => !ids.includes(id))
    .map((id) => `${name} reads the outputs of ${id}, which is not a step`);
}

/** A proposal runs the sweeps of what it changes, which the history shows. */
function checkSweeps(name: string, { steps = [] }: Job, on: Workflow['on']): string[] {
  const isWhole = steps.some(({ run }) => run === 'npm run test:sweeps');
  const changed = steps.find(({ run }) => run === 'npm run test:sweeps -- --changed');
  const checkout = steps.find(({ uses }) => uses?.startsWith('actions/checkout@'));
  return [
    ...(isWhole && 'pull_request' in on ? [`${name} runs all sweeps for each proposal`] : []),
    ...(changed && changed.env?.SWEEPS_SINCE !== base ? [`${name} has another SWEEPS_SINCE`] : []),
    ...(changed && checkout?.with?.['fetch-depth'] !== 0 ? [`${name} has no history`] : []),
  ];
}

/**
 * What is released comes from the sources and the lock file alone, and none of it runs where
 * something may be written.
 */
function checkRelease(name: string, { permissions = {}, steps = [] }: Job): string[] {
  const uses = (action: string) => steps.find((step) => step.uses?.startsWith(`${action}@`));
  const mayWrite = Object.values(permissions).includes('write');
  const setup = uses('actions/setup-node')?.with ?? {};
  const isPacked = uses('actions/upload-artifact') !== undefined;
  const isCached =
    uses('actions/cache') !== undefined ||
    steps.some((step) => step.uses === preparation) ||
    setup['package-manager-cache'] !== false;
  const named = setup['node-version'];
  const listing = steps.some(({ run }) => run?.startsWith('npm sbom '));
  return [
    ...(mayWrite && uses('actions/checkout') ? [`${name} may write and runs the sources`] : []),
    ...(isPacked && isCached ? [`${name} packs what was cached`] : []),
    ...(named === undefined || nodeVersions.includes(String(named)) ? [] : [`Node is ${named}`]),
    ...(listing && named !== nodeForSbom ? [`npm sbom needs Node ${nodeForSbom}`] : []),
  ];
}

/** What is published is what was packed, including hidden files, and built for its address. */
function checkPages(steps: Step[]): string[] {
  const upload = steps.find(({ uses }) => uses?.startsWith('actions/upload-pages-artifact@'));
  if (!upload) return [];
  const build = steps.find(({ run }) => run?.startsWith('npm run build'));
  const isPacked = steps.some(({ run }) => run === `npm run pack -- site ${upload.with?.path}`);
  const address = build?.env?.PORTAL_URL ?? '';
  return [
    ...(isPacked ? [] : [`${upload.with?.path} is not packed`]),
    ...(upload.with?.['include-hidden-files'] === true ? [] : ['.well-known is not published']),
    ...(/\.outputs\.base_url \}\}\/$/.test(address) ? [] : [`PORTAL_URL is "${address}"`]),
  ];
}
