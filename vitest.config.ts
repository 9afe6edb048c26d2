import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { chosenPortal } from './packages/portal/src/folders.mjs';

// The engine, and the portal that is worked on.
const parts = `{packages,site,scripts,e2e,bench,portals/${chosenPortal()}}`;
const tests = `${parts}/**/*.test.ts`;
const server = 'packages/server/**/*.test.ts';
const sweeps = `${parts}/**/*.sweep.test.ts`;
const notOurs = ['**/node_modules/**', '**/build/**', '**/.docusaurus/**'];

function inPackages(path: string): string {
  return fileURLToPath(new URL(`packages/${path}`, import.meta.url));
}

export default defineConfig({
  // Pages have Docusaurus's hooks only while a site is built.
  resolve: {
    alias: {
      '@docusaurus/useBaseUrl': inPackages('reference/test/use-base-url.ts'),
    },
  },
  test: {
    restoreMocks: true,
    // A failure shows the values it is about, not `{ kind: 'error', …(4) }`.
    chaiConfig: { truncateThreshold: 0 },
    // Timeouts here only catch hangs; a test has its own limit only where it needs a longer one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    setupFiles: [inPackages('contract/test/property-seed.ts')],
    // By default one core stays idle, and on two cores that is half of them.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          include: [tests],
          exclude: [...notOurs, server, sweeps],
          // No test replaces a module or keeps state in one, so what a file has loaded serves the next.
          isolate: false,
        },
      },
      {
        extends: true,
        // Hono's server replaces Node's Response, which these tests share and no others may see.
        test: { name: 'server', include: [server], exclude: notOurs, isolate: false },
      },
      {
        extends: true,
        // Components in a document: keys, roles, names, focus and what is read out.
        test: {
          name: 'dom',
          include: [`${parts}/**/*.dom.test.tsx`],
          exclude: notOurs,
          environment: 'happy-dom',
          setupFiles: [inPackages('ui/test/empty-page.ts')],
          isolate: false,
        },
      },
      // What takes long because it goes through all there is.
      { extends: true, test: { name: 'sweeps', include: [sweeps], exclude: notOurs } },
    ],
  },
});
