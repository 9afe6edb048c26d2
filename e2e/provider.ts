import { createRequire } from 'node:module';

/** Docusaurus needs the site to be a CommonJS package, whose names Playwright cannot import. */
export const { provider }: typeof import('../site/provider.ts') = createRequire(import.meta.url)(
  '../site/provider.ts',
);
