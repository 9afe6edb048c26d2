import { digestFiles } from '@portal/freshness';

/** The modules that draw, and the versions of the packages they draw with. */
export const drawingSources = [
  'config/api-address.ts',
  'config/described-apis.ts',
  'config/read-tokens.ts',
  'config/result-picture.ts',
  'config/base-path.ts',
  'config/social-card-path.ts',
  'config/svg-problems.ts',
  'config/token-hex.ts',
  'package.json',
  'pictures',
  'plugins/generated-files',
];

/**
 * One digest of the code that makes the generated files: a change to it makes all of them again.
 * Computed once at the start, because an edit does not reach code that is already running.
 */
export function digestDrawingCode(siteDir: string): string {
  return digestFiles(siteDir, drawingSources);
}
