import { parse } from 'yaml';
import { findUnknown } from './named-things.ts';
import { checkMatrix, checkPackages, checkTime, nodeForSbom, nodeIn } from './pipeline-rules.ts';
import type { Repository } from './repository.ts';

type Rule = { if: string; variables?: Record<string, string> };

type Job = {
  stage?: string;
  extends?: string;
  image?: string;
  script: string[];
  needs?: string[];
  rules?: Rule[];
  cache?: [];
  timeout?: string;
  parallel?: { matrix: { NODE?: string; IMAGE?: string }[] };
  variables?: Record<string, string>;
  artifacts?: { paths: string[]; reports?: { cyclonedx?: string[] } };
};

type Cache = { key: string | { prefix: string; files: string[] }; paths: string[] } & {
  unprotect?: boolean;
};

type Pipeline = { image: string; stages: string[]; cache: Cache[] };

const settings = ['image', 'stages', 'workflow', 'variables', 'cache', 'default', 'include'];

/** Everything that is wrong with a GitLab pipeline, as far as it can be checked here. */
export function checkGitLab(text: string, repository: Repository): string[] {
  const file = parse(text) as Pipeline & Record<string, unknown>;
  const all = file as unknown as Record<string, Job>;
  const jobs = Object.fromEntries(
    Object.entries(all).filter(([name]) => !settings.includes(name) && !name.startsWith('.')),
  );
  return [
    ...(nodeIn(file.image) ? [] : [`the image is ${file.image}`]),
    ...Object.entries(jobs).flatMap(([name, job]) => {
      const stage = job.stage ?? all[job.extends ?? '']?.stage ?? '';
      return [
        ...(file.stages.includes(stage) ? [] : [`${name} is in ${stage}, which is not a stage`]),
        ...(job.needs ?? [])
          .filter((other) => !Object.hasOwn(jobs, other))
          .map((other) => `${name} needs ${other}, which is not a job`),
        ...findUnknown(job.script.join('\n'), repository).map((one) => `no such thing: ${one}`),
        ...checkTime(name, job.script, Number.parseInt(job.timeout ?? '', 10)),
        ...checkImage(name, job),
        ...checkSweeps(name, job),
        ...checkRelease(name, job),
      ];
    }),
    ...checkCaches(file.cache),
    ...checkPages(jobs),
  ];
}

function checkImage(name: string, { image, parallel }: Job): string[] {
  if (image === '$IMAGE') {
    const rows = parallel?.matrix ?? [];
    return checkMatrix(
      name,
      rows.map(({ NODE, IMAGE }) => ({ node: NODE, image: IMAGE })),
    );
  }
  return image === undefined || nodeIn(image) ? [] : [`${name} uses ${image}`];
}

/** A proposal runs the sweeps of what it changes, which the history shows. */
function checkSweeps(name: string, { script, rules = [], variables }: Job): string[] {
  if (script.includes('npm run test:sweeps')) {
    const isRare = rules.every((rule) => /'schedule' \|\| \$CI_COMMIT_TAG$/.test(rule.if));
    return isRare && rules.length > 0 ? [] : [`${name} runs all sweeps for each proposal`];
  }
  if (!script.includes('npm run test:sweeps -- --changed')) return [];
  const since = rules.flatMap((rule) => rule.variables?.SWEEPS_SINCE ?? []);
  return [
    ...['$CI_MERGE_REQUEST_DIFF_BASE_SHA', '$CI_COMMIT_BEFORE_SHA']
      .filter((base) => !since.includes(base))
      .map((base) => `${name} never compares with ${base}`),
    ...(variables?.GIT_DEPTH === '0' ? [] : [`${name} has no history`]),
  ];
}

/** What is released comes from the sources and the lock file alone. */
function checkRelease(name: string, job: Job): string[] {
  const list = job.script.find((line) => line.startsWith('npm sbom '));
  if (!list) return [];
  const reported = job.artifacts?.reports?.cyclonedx?.join();
  const isReported = reported === 'release/*.cdx.json' && / > release\/\w+\.cdx\.json$/.test(list);
  return [
    ...(nodeIn(job.image ?? '') === nodeForSbom ? [] : [`npm sbom needs Node ${nodeForSbom}`]),
    ...(isReported ? [] : ['the SBOM is not reported']),
    ...(job.cache?.length === 0 ? [] : [`${name} packs what was cached`]),
    ...(job.variables?.RUNNER_GENERATE_ARTIFACTS_METADATA === 'true' ? [] : ['no provenance']),
  ];
}

function checkCaches(caches: Cache[]): string[] {
  const packages = caches.find(({ paths }) => paths.includes('node_modules'));
  const made = caches.find(({ paths }) => paths.join() === '.cache');
  const { prefix, files } = Object(packages?.key);
  return [
    ...checkPackages(packages?.paths ?? []),
    ...(files?.join() === 'package-lock.json' && prefix.includes('$NODE')
      ? []
      : ['packages are the same for every lock file or Node']),
    ...(made ? [] : ['.cache is not cached']),
    ...caches
      .filter(({ unprotect }) => unprotect !== false)
      .map(({ paths }) => `merge requests write the cache of ${paths}`),
  ];
}

/** GitLab publishes the folder `public` of the job `pages`. */
function checkPages({ pages, build }: Record<string, Job>): string[] {
  const isPublished = [pages, build].every((job) => job?.artifacts?.paths.join() === 'public');
  return [
    ...(isPublished ? [] : ['public is not published']),
    ...(build?.script.includes('npm run pack -- site public') ? [] : ['public is not packed']),
    ...(build?.variables?.PORTAL_URL === '$CI_PAGES_URL/' ? [] : ['PORTAL_URL is not set']),
  ];
}
