import { fileURLToPath } from 'node:url';
import { defineConfig, firefox, type Project } from '@playwright/test';
import { isSample } from './portal.ts';

const onFixtures = [
  ...['shell/fixture.spec.ts', 'console/bodies.spec.ts', 'console/keys.spec.ts'],
  'reference/large-api.spec.ts',
];
const withTheirOwnProjects = [...onFixtures, 'hosts/nginx.spec.ts', 'every-portal/**'];

/** Tests that go through everything, or try one more of a kind: `npm test` leaves them to the sweeps. */
const swept = /@sweep/;

/** Tests of the engine's behaviour are written for one portal, and run on no other. */
const onSample: Project = isSample ? { testIgnore: withTheirOwnProjects } : { testMatch: [] };

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only at the second try is a bug to fix, so there are no retries.
  retries: 0,
  workers: 2,
  // Timeouts only catch hangs: a shared machine may be several times slower.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    // Nothing slides under the pointer, so a click lands where it was aimed.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      // Root cannot use Chromium's own sandbox, and tests must not call home.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  projects: [
    // One worker, hence one build of each.
    { name: 'fixture', testMatch: onFixtures, workers: 1 },
    { name: 'every-portal', testMatch: 'every-portal/*.spec.ts' },
    { ...onSample, name: 'portal', grepInvert: swept },
    ...onNginx(process.env.NGINX_PATH),
    atWidth(390, 844),
    atWidth(768, 1024),
    atWidth(1920, 1080),
    ...inFirefox(process.env.FIREFOX_PATH),
    { ...onSample, name: 'sweeps', grep: swept },
  ],
});

/** The tests that apply at every width; the project `portal` has them at 1280 pixels. */
function atWidth(width: number, height: number): Project {
  const use = { viewport: { width, height } };
  return { ...onSample, name: `${width} px`, grep: /@every-width/, use };
}

/**
 * Without nginx there is nothing to compare with; in CI that is a failure, not a reason to pass.
 */
function onNginx(path: string | undefined): Project[] {
  const isWanted = path || process.env.CI;
  return isWanted ? [{ name: 'nginx', testMatch: isSample ? 'hosts/nginx.spec.ts' : [] }] : [];
}

/** The tests that also run in a second browser. A stock Firefox needs a proxy. */
function inFirefox(path: string | undefined): Project[] {
  if (!path) return [];
  const launcher = fileURLToPath(new URL('support/firefox-launcher.mjs', import.meta.url));
  const stock = { executablePath: launcher, env: { ...process.env, FIREFOX_PATH: path } };
  const isStock = path !== firefox.executablePath();
  return [
    {
      ...onSample,
      name: 'firefox',
      grep: /@core/,
      use: {
        browserName: 'firefox',
        ...(isStock && { channel: 'moz-firefox' }),
        launchOptions: {
          ...(isStock && stock),
          // What the options above cannot set in a stock Firefox: no motion, and clipboard access.
          firefoxUserPrefs: {
            'ui.prefersReducedMotion': 1,
            'dom.events.testing.asyncClipboard': true,
          },
        },
      },
    },
  ];
}
