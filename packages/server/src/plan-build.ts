import type { Redirect } from './build-manifest.ts';
import { canonicalPath } from './canonical-path.ts';

export type BuiltPage = { file: string; refreshTo: string | undefined };

export type BuildPlan = {
  redirects: Redirect[];
  notFound: string | undefined;
  /** URL path -> file, e.g. `/docs/iiif` -> `docs/iiif.html`. */
  served: Map<string, string>;
};

function urlPathOf(file: string): string {
  return file.endsWith('.html') ? canonicalPath(`/${file}`) : `/${file}`;
}

function redirectProblem({ from, to }: Redirect): string | undefined {
  if (!/^(\/(?![/\\])|https?:\/\/)/.test(to))
    return `is neither a path of this site nor a web address`;
  const path = to.replace(/[?#].*$/s, '');
  return canonicalPath(path) === from ? 'is the same page' : undefined;
}

/** Decides what every file of a build is for; throws once with everything that is ambiguous. */
export function planBuild(files: readonly string[], pages: readonly BuiltPage[]): BuildPlan {
  const targets = new Map(pages.map(({ file, refreshTo }) => [file, refreshTo]));
  const plan: BuildPlan = { redirects: [], notFound: undefined, served: new Map() };
  const claimed = new Map<string, string>();
  const problems: string[] = [];
  for (const file of files) {
    const path = urlPathOf(file);
    const other = claimed.get(path);
    if (other !== undefined) problems.push(`${other} and ${file} would both be ${path}`);
    claimed.set(path, file);
    const to = targets.get(file);
    if (file === '404.html') plan.notFound = file;
    else if (to === undefined) plan.served.set(path, file);
    else {
      const problem = redirectProblem({ from: path, to });
      if (problem !== undefined) problems.push(`${file} redirects to "${to}", which ${problem}`);
      plan.redirects.push({ from: path, to });
    }
  }
  if (problems.length > 0) {
    throw new Error(`This build cannot be served:\n${problems.map((p) => `- ${p}`).join('\n')}`);
  }
  return plan;
}
