import { canonicalPath } from '../rules/canonical-path.ts';
import { encodeAddress } from '../rules/encode-path.ts';
import type { Redirect } from './build-manifest.ts';

export type BuiltPage = { file: string; refreshTo: string | undefined };

export type BuildPlan = {
  /** The redirects of pages, and from the root of the host to a site below it. */
  redirects: Redirect[];
  notFound: string | undefined;
  /** URL path -> file, e.g. `/docs/iiif` -> `docs/iiif.html`. */
  served: Map<string, string>;
};

function urlPathOf(file: string, basePath: string): string {
  const path = basePath + file;
  return file.endsWith('.html') ? canonicalPath(path, basePath) : path;
}

function redirectProblem({ from, to }: Redirect, basePath: string): string | undefined {
  if (!/^(\/(?![/\\])|https?:\/\/)/.test(to))
    return `is neither a path of this site nor a web address`;
  const path = to.replace(/[?#].*$/s, '');
  if (to.startsWith('/') && !path.startsWith(basePath)) return `is outside ${basePath}`;
  return canonicalPath(path, basePath) === from ? 'is the same page' : undefined;
}

function checkBasePath(basePath: string): void {
  const isPath = /^\/([^/]+\/)*$/.test(basePath) && URL.canParse(basePath, 'http://x');
  if (!isPath || new URL(basePath, 'http://x').pathname !== basePath) {
    throw new Error(`"${basePath}" is not a base path. Write it like "/developers/".`);
  }
}

/** Decides what every file of a build is for; throws once with every ambiguity. */
export function planBuild(
  files: readonly string[],
  pages: readonly BuiltPage[],
  basePath = '/',
): BuildPlan {
  checkBasePath(basePath);
  const targets = new Map(pages.map(({ file, refreshTo }) => [file, refreshTo]));
  const plan: BuildPlan = {
    redirects: basePath === '/' ? [] : [{ from: '/', to: basePath }],
    notFound: undefined,
    served: new Map(),
  };
  const claimed = new Map<string, string>();
  const problems: string[] = [];
  for (const file of files) {
    const path = urlPathOf(file, basePath);
    const other = claimed.get(path);
    if (other !== undefined) problems.push(`${other} and ${file} would both be ${path}`);
    claimed.set(path, file);
    const to = targets.get(file);
    if (file === '404.html') plan.notFound = file;
    else if (to === undefined) plan.served.set(path, file);
    else {
      const problem = redirectProblem({ from: path, to }, basePath);
      if (problem !== undefined) problems.push(`${file} redirects to "${to}", which ${problem}`);
      plan.redirects.push({ from: path, to: encodeAddress(to) });
    }
  }
  if (problems.length > 0) {
    throw new Error(`This build cannot be served:\n${problems.map((p) => `- ${p}`).join('\n')}`);
  }
  return plan;
}
