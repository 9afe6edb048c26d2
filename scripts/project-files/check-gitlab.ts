import { parse } from 'yaml';
import { nodeVersions } from '../programs/fetch-node.ts';
import { findUnknown } from './named-things.ts';
import type { Repository } from './repository.ts';

type Job = {
  stage: string;
  image?: string;
  script: string[];
  needs?: string[];
  parallel?: { matrix: { NODE?: string[] }[] };
  variables?: Record<string, string>;
  artifacts?: { paths: string[] };
};

const settings = ['image', 'stages', 'workflow', 'variables', 'cache', 'default', 'include'];

/** Everything that is wrong with a GitLab pipeline, as far as it can be checked here. */
export function checkGitLab(text: string, repository: Repository): string[] {
  const file = parse(text) as Record<string, unknown> & { image: string; stages: string[] };
  const jobs = Object.fromEntries(
    Object.entries(file).filter(([name]) => !settings.includes(name)),
  ) as Record<string, Job>;
  return [
    ...(nodeVersions.some((version) => file.image === `node:${version}-bookworm`)
      ? []
      : [`the image is ${file.image}`]),
    ...Object.entries(jobs).flatMap(([name, { stage, needs = [], script, image, parallel }]) => [
      ...(file.stages.includes(stage) ? [] : [`${name} is in ${stage}, which is not a stage`]),
      ...needs
        .filter((other) => !Object.hasOwn(jobs, other))
        .map((other) => `${name} needs ${other}, which is not a job`),
      ...findUnknown(script.join('\n'), repository).map((thing) => `no such thing: ${thing}`),
      ...checkMatrix(name, image, parallel?.matrix[0]?.NODE),
    ]),
    ...checkPages(jobs),
  ];
}

function checkMatrix(name: string, image: string | undefined, versions: string[] | undefined) {
  if (image === undefined && versions === undefined) return [];
  const isWhole = image === 'node:$NODE-bookworm' && versions?.join() === nodeVersions.join();
  return isWhole ? [] : [`${name} tests ${versions} with ${image}`];
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
