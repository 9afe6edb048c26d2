import { digestFiles } from '@portal/freshness';

/** The modules that draw, and the versions of the packages they draw with. */
export const drawingSources = [
  'config/apis/api-address.ts',
  'config/apis/described-apis.ts',
  'config/brand/read-tokens.ts',
  'config/tutorials/result-picture.ts',
  'config/base-path.ts',
  'config/navigation/social-card-path.ts',
  'config/brand/svg-problems.ts',
  'config/brand/token-hex.ts',
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
