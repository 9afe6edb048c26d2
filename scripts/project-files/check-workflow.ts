import { parse } from 'yaml';
import { nodeVersions } from '../programs/fetch-node.ts';
import { findUnknown } from './named-things.ts';
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
  'timeout-minutes'?: number;
  strategy?: { matrix?: { node?: string[] } };
  container?: { image: string };
  env?: Record<string, string>;
  steps: Step[];
};

type Workflow = { permissions?: Record<string, string>; jobs: Record<string, Job> };

/** Everything that is wrong with a GitHub Actions workflow, as far as it can be checked here. */
export function checkWorkflow(text: string, repository: Repository): string[] {
  const { permissions, jobs } = parse(text) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  return [
    ...(JSON.stringify(permissions) === '{"contents":"read"}'
      ? []
      : ['permissions: only contents']),
    ...Object.entries(jobs).flatMap(([name, job]) => [
      ...[job.needs ?? []]
        .flat()
        .filter((other) => !Object.hasOwn(jobs, other))
        .map((other) => `${name} needs ${other}, which is not a job`),
      ...(job['timeout-minutes'] ? [] : [`${name} has no timeout-minutes`]),
      ...checkNode(name, job),
      ...checkOutputs(name, job),
    ]),
    ...steps.flatMap(({ uses, run = '' }) => [
      ...(uses === undefined || /^[\w-]+\/[\w-]+@v\d+$/.test(uses) ? [] : [`${uses}: no @v1`]),
      ...findUnknown(run, repository).map((name) => `no such thing: ${name}`),
    ]),
    ...checkPages(steps),
  ];
}

function checkNode(name: string, { container, strategy }: Job): string[] {
  const image = container?.image ?? `node:${nodeVersions[0]}-bookworm`;
  const versions = strategy?.matrix?.node;
  const [, release = ''] = /^node:(.+)-bookworm$/.exec(image) ?? [];
  const isKnown = versions
    ? /^\$\{\{ matrix\.node \}\}$/.test(release)
    : nodeVersions.includes(release);
  return [
    ...(isKnown ? [] : [`${name} uses ${image}`]),
    ...(!versions || versions.join() === nodeVersions.join() ? [] : [`${name} tests ${versions}`]),
  ];
}

/** `${{ steps.ID.outputs.NAME }}` is empty, not an error, if no step has that id. */
function checkOutputs(name: string, job: Job): string[] {
  const ids = job.steps.map(({ id }) => id);
  return [...JSON.stringify(job).matchAll(/\bsteps\.([\w-]+)\.outputs\b/g)]
    .map(([, id]) => id)
    .filter((id) => !ids.includes(id))
    .map((id) => `${name} reads the outputs of ${id}, which is not a step`);
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
