import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tracks } from '../../packages/cells/src/tracks/index.ts';
import { Interrupted } from '../bootstrap/run.mjs';
import { findProgram, interpreters, realEffects, requireProgram } from './find-program.ts';

type Machine = {
  /** The programs that work, e.g. "/usr/bin/chromium". */
  present: string[];
  env?: Record<string, string>;
  isRoot?: boolean;
  /** The result of an attempt: a path that works from then on, nothing, or an error. */
  playwright?: string | Error;
  debian?: Record<string, string | Error>;
};

const inPlaywright = '/cache/chromium-headless-shell';

/** A machine with the given programs, downloads and packages; `lines` is what was printed. */
function machine({ present, env = {}, isRoot = false, playwright, debian = {} }: Machine) {
  const working = new Set([...present, ...(isRoot ? ['/usr/bin/apt-get'] : [])]);
  const lines: string[] = [];
  const leave = (result: string | Error | undefined) => {
    if (result instanceof Error) return Promise.reject(result);
    if (result) working.add(result);
    return Promise.resolve();
  };
  const effects = {
    env: { PATH: '/usr/local/bin:/usr/bin', ...env },
    isRoot,
    works: (path: string) => working.has(path),
    playwrightPath: async (name: string) => `/cache/${name}`,
    runTool: (heading: string, tool: string, args: string[]) => {
      lines.push(heading);
      expect([tool, args[0]]).toEqual(['@playwright/test', 'install']);
      return leave(playwright);
    },
    run: (heading: string, _command: string, [, command = '']: string[]) => {
      lines.push(heading);
      expect(isRoot, 'apt-get is for root alone').toBe(true);
      return leave(debian[/install -y -qq (.*)$/.exec(command)?.[1] ?? '']);
    },
  };
  return { effects: effects as unknown as Parameters<typeof findProgram>[1], lines };
}

const download = 'No working Chromium found: downloading Playwright’s own';
const shellPackage = 'No working Chromium found: installing chromium-headless-shell from Debian';
const browserPackage = 'No working Chromium found: installing chromium from Debian';
const shell = '/usr/bin/chromium-headless-shell';
const browser = '/usr/bin/chromium';
const other = '/opt/chromium';

const cases: [string, Machine, { path: string | undefined; lines: string[] }][] = [
  [
    'prefers the one that is named',
    { present: [other, shell], env: { CHROMIUM_PATH: other } },
    { path: other, lines: [] },
  ],
  [
    'prefers a headless shell to a whole browser, wherever on the path they are',
    { present: ['/usr/local/bin/chromium', shell, inPlaywright] },
    { path: shell, lines: [] },
  ],
  [
    'prefers an installed whole browser to a download',
    { present: [browser], isRoot: true, playwright: inPlaywright },
    { path: browser, lines: [] },
  ],
  [
    'silently uses an earlier Playwright download',
    { present: [inPlaywright], isRoot: true },
    { path: inPlaywright, lines: [] },
  ],
  [
    'downloads Playwright’s before it tries Debian',
    { present: [], isRoot: true, playwright: inPlaywright },
    { path: inPlaywright, lines: [download] },
  ],
  [
    'tries Debian if the download fails',
    {
      present: [],
      isRoot: true,
      playwright: new Error('403'),
      debian: { 'chromium-headless-shell': shell },
    },
    { path: shell, lines: [download, shellPackage] },
  ],
  [
    'tries Debian if the download leaves nothing that works',
    { present: [], isRoot: true, debian: { 'chromium-headless-shell': shell } },
    { path: shell, lines: [download, shellPackage] },
  ],
  [
    "installs Debian's whole browser if there is no headless shell",
    {
      present: [],
      isRoot: true,
      debian: { 'chromium-headless-shell': new Error('no such package'), chromium: browser },
    },
    { path: browser, lines: [download, shellPackage, browserPackage] },
  ],
  [
    'gives up if a package leaves nothing either',
    { present: [], isRoot: true },
    { path: undefined, lines: [download, shellPackage, browserPackage] },
  ],
  [
    'leaves apt-get alone unless it is root',
    { present: ['/usr/bin/apt-get'], debian: { chromium: browser } },
    { path: undefined, lines: [download] },
  ],
];

describe('findProgram', () => {
  beforeEach(() => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
  });

  it.each(cases)('%s', async (_title, given, want) => {
    const { effects, lines } = machine(given);
    expect({ path: await findProgram('Chromium', effects), lines }).toEqual(want);
  });

  it('prints why one source failed before it tries the next', async () => {
    await findProgram(
      'Chromium',
      machine({ present: [], playwright: new Error('no host') }).effects,
    );
    expect(console.log).toHaveBeenCalledWith('! no host');
  });

  it('ends when it is interrupted, and tries nothing else', async () => {
    const { effects, lines } = machine({
      present: [],
      isRoot: true,
      playwright: new Interrupted('SIGINT'),
    });
    await expect(findProgram('Chromium', effects)).rejects.toThrow('Stopped by SIGINT');
    expect(lines).toEqual([download]);
  });

  it.each([
    ['Chromium', 'CHROMIUM_PATH', '--version'],
    ['Firefox', 'FIREFOX_PATH', '--version'],
    ['nginx', 'NGINX_PATH', '-v'],
    ['Python', 'PYTHON_PATH', '-c import requests'],
    ['PHP', 'PHP_PATH', '-r exit'],
  ] as const)('refuses a %s that is named and does not work', async (name, variable, check) => {
    const { effects } = machine({ present: [shell], env: { [variable]: '/no/such' } });
    const message = `${variable} is /no/such, but \`/no/such ${check}`;
    await expect(findProgram(name, effects)).rejects.toThrow(message);
  });

  it('finds a server where only root has its folder on the path', async () => {
    const { effects } = machine({ present: ['/usr/sbin/nginx'] });
    expect(await findProgram('nginx', effects)).toBe('/usr/sbin/nginx');
  });

  it.each(['nginx', 'Python', 'R', 'Mono'] as const)(
    'downloads no %s from Playwright',
    async (name) => {
      const { effects, lines } = machine({ present: [], isRoot: true });
      expect(await findProgram(name, effects)).toBeUndefined();
      expect(lines).toEqual([expect.stringMatching(`^No working ${name} found: installing `)]);
    },
  );

  it('knows what works here, and where Playwright puts its browsers', async () => {
    const { works, playwrightPath } = realEffects;
    expect(works(process.execPath, ['--version'])).toBe(true);
    expect(works(process.execPath, ['--eval', 'process.exit(1)'])).toBe(false);
    expect(works(import.meta.dirname, [])).toBe(false);
    expect(works('node', ['--version'])).toBe(false);
    expect(await playwrightPath('chromium-headless-shell')).toMatch(/headless.shell(\.exe)?$/);
    expect(await playwrightPath('firefox')).toMatch(/firefox(\.exe)?$/i);
  });
});

describe('requireProgram', () => {
  it('fails with what to install and which variable to set', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    await expect(requireProgram('Python', machine({ present: [] }).effects)).rejects.toThrow(
      /^No working Python found\. Install it \(on Debian: apt-get install python3 python3-requests curl jq\), or set PYTHON_PATH to its path\.$/,
    );
  });

  it.each([
    [
      'python',
      '--no-install-recommends python3 python3-requests python3-pandas python3-matplotlib python3-sklearn python3-networkx python3-nbformat python3-nbclient python3-ipykernel python3-pip python3-setuptools python3-wheel',
    ],
    ['r', '--no-install-recommends r-base-core r-cran-jsonlite r-cran-httr fonts-liberation'],
  ])('names everything that cells in %s need', async (language, packages) => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const name = interpreters[language];
    if (!name) throw new Error(`Nothing runs ${language}.`);
    await expect(requireProgram(name, machine({ present: [] }).effects)).rejects.toThrow(
      `Install it (on Debian: apt-get install ${packages}), or set `,
    );
  });

  it('knows what runs the cells of every language', () => {
    expect(Object.keys(interpreters).sort()).toEqual(Object.keys(tracks).sort());
  });
});
