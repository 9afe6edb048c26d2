import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,collection,site,scripts,e2e}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/build/**', '**/.docusaurus/**'],
    restoreMocks: true,
  },
});
