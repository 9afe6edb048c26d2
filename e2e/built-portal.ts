import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildManifest } from '@portal/server';

/** What a build has to try, found in the build itself: this knows no portal. */
export type BuiltPortal = {
  dir: string;
  /** e.g. "/developers/" */
  basePath: string;
  /** All by their paths on the host, e.g. "/developers/docs/iiif". */
  guides: string[];
  references: string[];
  /** Pages with code that runs. */
  tutorials: string[];
  /** The reference with a workbench, where there is one. */
  workbench: string | undefined;
  hasSandbox: boolean;
};

export function readBuiltPortal(dir: string): BuiltPortal {
  const manifest: BuildManifest = JSON.parse(readFileSync(join(dir, '.manifest.json'), 'utf8'));
  const { basePath, files } = manifest;
  const pages = Object.entries(files)
    .filter(([, { file }]) => file.endsWith('.html'))
    .map(([path, { file }]) => ({ path, html: readFileSync(join(dir, file), 'utf8') }));
  const having = (part: string) =>
    pages.filter(({ html }) => html.includes(part)).map(({ path }) => path);
  const references = pages
    .map(({ path }) => path)
    .filter((path) => files[`${path}.openapi.json`] !== undefined);
  return {
    dir,
    basePath,
    guides: having('theme-doc-markdown'),
    references,
    tutorials: having('data-recorded='),
    workbench: having('id="workbench"')[0],
    hasSandbox: files[`${basePath}sandbox-worker.js`] !== undefined,
  };
}
