import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { Interrupted, messageOf, PlainError, run, runTool } from '../bootstrap/run.mjs';

/** Debian's packages have the names of the modules. */
const tutorialModules =
  'requests pandas matplotlib sklearn networkx nbformat nbclient ipykernel pip setuptools wheel';

export type Program =
  | 'Chromium'
  | 'Firefox'
  | 'nginx'
  | 'Python'
  | 'Python for the tutorials'
  | 'R'
  | 'R for the samples'
  | 'PHP'
  | 'Ruby'
  | 'Go'
  | 'Java'
  | 'Mono';

type Details = {
  variable: string;
  names: string[];
  check: string[];
  playwright?: { executable: string; args: string[] };
  packages: string[];
};

/** `check` shows that a program works: an installed one may lack a library or a module. */
const programs: Record<Program, Details> = {
  Chromium: {
    variable: 'CHROMIUM_PATH',
    // Headless shells first: opening a page in one costs a third of what it does in a whole
    // browser.
    names: ['chromium-headless-shell', 'chrome-headless-shell'].concat([
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
    ]),
    check: ['--version'],
    playwright: { executable: 'chromium-headless-shell', args: ['--only-shell', 'chromium'] },
    packages: ['chromium-headless-shell', 'chromium'],
  },
  Firefox: {
    variable: 'FIREFOX_PATH',
    names: ['firefox-esr', 'firefox'],
    check: ['--version'],
    playwright: { executable: 'firefox', args: ['firefox'] },
    packages: ['firefox-esr'],
  },
  nginx: { variable: 'NGINX_PATH', names: ['nginx'], check: ['-v'], packages: ['nginx-light'] },
  Python: {
    variable: 'PYTHON_PATH',
    names: ['python3'],
    // The programs in the guides need all of these.
    check: ['-c', 'import requests, shutil; assert shutil.which("curl") and shutil.which("jq")'],
    packages: ['python3 python3-requests curl jq'],
  },
  'Python for the tutorials': {
    variable: 'PYTHON_PATH',
    names: ['python3'],
    // Only looked for, since importing them all takes seconds.
    check: [
      '-c',
      `from importlib.util import find_spec; assert all(map(find_spec, "${tutorialModules}".split()))`,
    ],
    packages: [
      `--no-install-recommends python3 ${tutorialModules
        .split(' ')
        .map((name) => `python3-${name}`)
        .join(' ')}`,
    ],
  },
  R: {
    variable: 'R_PATH',
    names: ['Rscript'],
    check: ['-e', 'stopifnot(requireNamespace("jsonlite"), requireNamespace("httr"))'],
    packages: ['--no-install-recommends r-base-core r-cran-jsonlite r-cran-httr fonts-liberation'],
  },
  'R for the samples': {
    variable: 'R_PATH',
    names: ['Rscript'],
    check: ['-e', 'stopifnot(requireNamespace("httr2"))'],
    packages: ['--no-install-recommends r-base-core r-cran-httr2'],
  },
  PHP: {
    variable: 'PHP_PATH',
    names: ['php'],
    check: ['-r', 'exit(extension_loaded("curl") ? 0 : 1);'],
    packages: ['--no-install-recommends php-cli php-curl'],
  },
  Ruby: {
    variable: 'RUBY_PATH',
    names: ['ruby'],
    check: ['-r', 'open-uri', '-r', 'json', '-e', ''],
    packages: ['--no-install-recommends ruby'],
  },
  Go: {
    variable: 'GO_PATH',
    names: ['go'],
    check: ['version'],
    packages: ['--no-install-recommends golang-go'],
  },
  Java: {
    variable: 'JAVAC_PATH',
    names: ['javac'],
    check: ['--version'],
    packages: ['--no-install-recommends default-jdk-headless'],
  },
  // Debian has no .NET. It and the library are beside the compiler.
  Mono: {
    variable: 'MCS_PATH',
    names: ['mcs'],
    check: ['-r:System.Net.Http.dll', '--version'],
    packages: ['--no-install-recommends mono-mcs mono-runtime libmono-system-net-http4.0-cil'],
  },
};

/** What runs the cells of each language. */
export const interpreters: Record<string, Program> = { python: 'Python for the tutorials', r: 'R' };

/** What is used of Playwright's own list of its downloads, which has no types. */
type Bundle = {
  registry: {
    registry: { findExecutable(name: string): { executablePath(): string | undefined } };
  };
};

export const realEffects = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  works: (path: string, args: string[]) => existsSync(path) && spawnSync(path, args).status === 0,
  playwrightPath: async (executable: string) => {
    const { registry }: Bundle = createRequire(import.meta.url)('playwright-core/lib/coreBundle');
    return registry.registry.findExecutable(executable).executablePath();
  },
  run,
  runTool,
};

type Effects = typeof realEffects;

/**
 * The path of a working program: the one that its variable names, an installed one, Playwright's
 * download or, as root, Debian's package, in this order. Resolves to undefined if there is none.
 */
export async function findProgram(
  name: Program,
  { env, works, ...effects }: Effects = realEffects,
): Promise<string | undefined> {
  const { variable, names, check, playwright } = programs[name];
  const named = env[variable];
  if (named && works(named, check)) return named;
  if (named) {
    const command = [named, ...check].join(' ');
    throw new PlainError(`${variable} is ${named}, but \`${command}\` fails.`);
  }
  // /usr/sbin, where servers are, is on root's path only.
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin'];
  const paths = names.flatMap((one) => folders.map((folder) => join(folder, one)));
  const downloaded = playwright && (await effects.playwrightPath(playwright.executable));
  if (downloaded) paths.push(downloaded);
  for (const install of [async () => {}, ...waysToInstall(name, { works, ...effects })]) {
    await install().catch((error: unknown) => {
      if (error instanceof Interrupted) throw error;
      console.log(`! ${messageOf(error)}`);
    });
    const path = paths.find((one) => works(one, check));
    if (path) return path;
  }
  return undefined;
}

function waysToInstall(
  name: Program,
  { isRoot, works, run, runTool }: Omit<Effects, 'env' | 'playwrightPath'>,
): (() => Promise<void>)[] {
  const { playwright, packages } = programs[name];
  const say = (what: string) => `No working ${name} found: ${what}`;
  const download = (args: string[]) => () =>
    runTool(say('downloading Playwright’s own'), '@playwright/test', ['install', ...args]);
  const fromDebian = (list: string) => () =>
    run(say(`installing ${list} from Debian`), 'sh', [
      ...[
        '-c',
        // Another program may be installing something.
        `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=600 install -y -qq ${list}`,
      ],
    ]);
  const isDebian = isRoot && works('/usr/bin/apt-get', ['--version']);
  return [
    ...(playwright ? [download(playwright.args)] : []),
    ...(isDebian ? packages.map(fromDebian) : []),
  ];
}

/** The same, but fails if there is none. */
export async function requireProgram(name: Program, effects = realEffects): Promise<string> {
  const path = await findProgram(name, effects);
  if (path) return path;
  throw new PlainError(howToInstall(name));
}

export function howToInstall(name: Program): string {
  const { variable, packages } = programs[name];
  return `No working ${name} found. Install it (on Debian: apt-get install ${packages[0]}), or set ${variable} to its path.`;
}
