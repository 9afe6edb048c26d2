import { fileURLToPath } from 'node:url';
import { defineConfig, firefox, type Project } from '@playwright/test';

const withProjectsOfTheirOwn = ['fixture.spec.ts', 'nginx.spec.ts'];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only at the second try is a bug to fix, so none gets one.
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    // Nothing slides under the pointer, so a click lands where it was aimed.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Root cannot use Chromium's own sandbox, and tests must not call home.
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  projects: [
    { name: 'fixture', testMatch: 'fixture.spec.ts' },
    { name: 'portal', testIgnore: withProjectsOfTheirOwn, grepInvert: /@sweep/ },
    ...onNginx(process.env.NGINX_PATH),
    atWidth(390, 844),
    atWidth(768, 1024),
    atWidth(1920, 1080),
    ...inFirefox(process.env.FIREFOX_PATH),
    { name: 'sweeps', testIgnore: withProjectsOfTheirOwn, grep: /@sweep/ },
  ],
});

/** The tests that hold at every width; the project `portal` has them at 1280 pixels. */
function atWidth(width: number, height: number): Project {
  return { name: `${width} px`, grep: /@every-width/, use: { viewport: { width, height } } };
}

/** Without nginx there is nothing to compare with; in CI that is a failure and no way to pass. */
function onNginx(path: string | undefined): Project[] {
  return path || process.env.CI ? [{ name: 'nginx', testMatch: 'nginx.spec.ts' }] : [];
}

/** The tests that also prove a second browser. A stock Firefox needs a go-between. */
function inFirefox(path: string | undefined): Project[] {
  if (!path) return [];
  const launcher = fileURLToPath(new URL('firefox-launcher.mjs', import.meta.url));
  const stock = { executablePath: launcher, env: { ...process.env, FIREFOX_PATH: path } };
  const isStock = path !== firefox.executablePath();
  return [
    {
      name: 'firefox',
      grep: /@core/,
      use: {
        browserName: 'firefox',
        ...(isStock && { channel: 'moz-firefox' }),
        launchOptions: {
          ...(isStock && stock),
          // What the options above cannot tell a stock Firefox: no motion, and a free clipboard.
          firefoxUserPrefs: {
            'ui.prefersReducedMotion': 1,
            'dom.events.testing.asyncClipboard': true,
          },
        },
      },
    },
  ];
}
