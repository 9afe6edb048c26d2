import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

export type FixtureFiles = Record<string, string | Uint8Array>;

export type AtEnd = (cleanUp: () => Promise<void>) => void;

/** A folder with these files, deleted after the test. */
export async function tempBuild(
  files: FixtureFiles,
  atEnd: AtEnd = onTestFinished,
): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'portal-server-'));
  atEnd(() => rm(dir, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), content);
  }
  return dir;
}

function page(title: string): string {
  return `<!doctype html><title>${title}</title><script>go("${title}")</script>${'<p>text</p>'.repeat(200)}`;
}

/** A small site with one of everything, built for a base path such as `/developers/`. */
export function smallSiteAt(basePath: string): FixtureFiles {
  const refresh = (quote: string, to: string) =>
    `<!DOCTYPE html><meta http-equiv=${quote}refresh${quote} content="0; url=${basePath}${to}">`;
  return {
    'index.html': page('Home'),
    'docs.html': `${refresh('"', 'docs/catalogue')}<script>go()</script>`,
    'old.html': refresh('', 'docs/iiif?a=1#sizes'),
    'docs/catalogue.html': page('Catalogue'),
    'docs/iiif.html': page('IIIF'),
    'docs/café.html': page('Café'),
    '404.html': page('Not found'),
    'assets/js/main.1a2b3c.js': 'console.log("main");'.repeat(100),
    'img/plate.png': new Uint8Array(2000),
    'small.txt': 'small',
  };
}

export const smallSite = smallSiteAt('/');
