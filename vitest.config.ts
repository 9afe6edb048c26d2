import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,collection,site,scripts,e2e,bench}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/build/**', '**/.docusaurus/**'],
    restoreMocks: true,
    // Ends what hangs; how fast a test must be is no business of its own.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By default one core stays idle, and on two cores that is half of them.
    maxWorkers: '100%',
    // No test replaces a module or keeps state in one, so what a file has loaded serves the next.
    isolate: false,
  },
});
