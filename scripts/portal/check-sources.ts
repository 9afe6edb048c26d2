import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Api } from '../../packages/contract/src/index.ts';
import { ApiProblems, loadApis, sharedFolder } from '../../packages/contract/src/node.ts';
import type { Portal } from '../../packages/portal/src/index.ts';
import { apiAddress } from '../../site/config/apis/api-address.ts';
import { describedApis } from '../../site/config/apis/described-apis.ts';
import { type BrandProblem, BrandProblems } from '../../site/config/brand/brand-problems.ts';
import { checkedPlates } from '../../site/config/brand/check-plates.ts';
import { readBrand } from '../../site/config/brand/read-brand.ts';
import { programProblem, readPrograms } from '../../site/config/guides/programs.ts';
import { root, siteDir } from '../bootstrap/paths.mjs';
import { messageOf } from '../bootstrap/run.mjs';
import { absentApis } from '../descriptions/absent-apis.ts';
import { findPlace, modulesOf } from './find-place.ts';
import { handlerProblems } from './handler-problems.ts';
import { linkProblems } from './links/link-problems.ts';
import { type SiteAddresses, siteAddresses } from './links/site-addresses.ts';
import { responseProblems } from './responses/response-problems.ts';
import { sandboxOptions } from './sandbox-options.ts';

/** What stops a build, and what does not. */
export type PortalReport = { problems: string[]; warnings: string[] };

/**
 * Everything that is wrong in what an institution writes and that a build would notice only after minutes,
 * each with its file and line. The fields of portal.ts are checked when it is read.
 * @param folder with the portal's sources
 */
export async function checkSources(portal: Portal, folder: string): Promise<PortalReport> {
  const report: PortalReport = { problems: [], warnings: absentApis(portal, folder) };
  const collect = async <T>(check: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await check();
    } catch (error) {
      report.problems.push(
        ...(error instanceof BrandProblems
          ? error.problems.map((problem) => printBrandProblem(problem, folder))
          : [messageOf(error)]),
      );
      return undefined;
    }
  };
  await collect(() => readBrand(siteDir, folder, portal.brand));
  await collect(() => checkedPlates(join(folder, 'brand/plates'), portal.brand.plates));
  const apis = await collect(() => readApis(portal));
  const site = await siteAddresses(portal, folder, apis);
  report.problems.push(...linkProblems(portal, folder, site), ...requestProblems(portal, site));
  report.problems.push(...programProblems(folder, site));
  const sandbox = sandboxOptions(portal, folder);
  const own = sandbox?.handlers;
  if (own && apis) {
    const answered = apis.filter(({ id }) => own.apis.includes(id));
    const requests = site.written.flatMap(({ guide }) => guide.requests.map(({ url }) => url));
    const found = await collect(() => handlerProblems(own.file, answered, portal, requests));
    report.problems.push(...(found?.problems ?? []));
    report.warnings.push(...(found?.warnings ?? []));
    // Others are compared in the step "responses", once the records are made.
    if (found && sandbox.collection === undefined) {
      report.problems.push(...((await collect(() => responseProblems(portal, folder))) ?? []));
    }
  }
  if (sandbox?.collection !== undefined && !existsSync(join(folder, 'collection'))) {
    report.problems.push(
      'An API of portal.ts uses a service of the sandbox, which needs a folder "collection" in the portal.',
    );
  }
  return report;
}

function printBrandProblem(
  { file, line, mark = '', message }: BrandProblem,
  folder: string,
): string {
  const place =
    line === undefined && file === 'portal.ts'
      ? findPlace(modulesOf(folder, 'portal'), `${mark}:`, mark)
      : `${relative(root, join(folder, file))}:${line ?? 1}`;
  return `${place} ${message}`;
}

/** Requests that no API of the portal has, which a build cannot show. */
function requestProblems(portal: Portal, { written }: SiteAddresses): string[] {
  return written.flatMap(({ file, guide }) =>
    guide.requests.flatMap(({ url, line, column }) => {
      try {
        apiAddress(url, portal);
        return [];
      } catch (error) {
        return [`${relative(root, file)}:${line}:${column} ${messageOf(error)}`];
      }
    }),
  );
}

/** Programs that a guide shows and the portal does not have, and those without one of their languages. */
function programProblems(folder: string, { written }: SiteAddresses): string[] {
  const { programs, problems } = readPrograms(folder);
  const unknown = written.flatMap(({ file, guide }) =>
    guide.programs.flatMap(({ name, line, column }) => {
      const problem = programProblem(name, programs);
      return problem === undefined ? [] : [`${relative(root, file)}:${line}:${column} ${problem}`];
    }),
  );
  const place = relative(root, folder);
  return [...problems.map((problem) => `${place}/${problem}`), ...unknown];
}

/** Problems name files from the root, so that terminals and editors find them. */
async function readApis(portal: Portal): Promise<Api[]> {
  const described = describedApis(portal);
  try {
    return await loadApis(described);
  } catch (error) {
    if (!(error instanceof ApiProblems)) throw error;
    const shared = relative(root, sharedFolder(described));
    throw new ApiProblems(
      error.problems.map((problem) => ({
        ...problem,
        file: join(shared, problem.file),
        // Where a name is first, which is in the same file.
        message: problem.message.replace(` ${problem.file}:`, ` ${join(shared, problem.file)}:`),
      })),
    );
  }
}
