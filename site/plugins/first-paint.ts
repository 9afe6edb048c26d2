import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { withoutBase } from '../config/base-path';
import { pageChunks } from '../first-paint/page-chunks';
import { pageTokens } from '../first-paint/page-tokens';
import { paintEarly, sheetsOf } from '../first-paint/paint-early';
import { readSheet, type SheetPart, withoutTypefaces } from '../first-paint/sheet';
import { usedCss } from '../first-paint/used-css';

/** The parts of Rspack's compiler that are needed here. */
type Compiler = {
  hooks: { afterEmit: { tap(name: string, listener: (compilation: Compilation) => void): void } };
};
type Compilation = {
  namedChunkGroups: ReadonlyMap<string, { getFiles(): readonly string[] }>;
};

const name = 'first-paint';

/**
 * Rewrites the finished pages so that a browser draws them before their style sheet, their scripts
 * and their typefaces have arrived.
 */
export default function firstPaintPlugin({ baseUrl }: LoadContext): Plugin {
  const chunkFiles = new Map<string, readonly string[]>();
  const noteChunks = ({ namedChunkGroups }: Compilation) => {
    for (const [chunk, group] of namedChunkGroups) chunkFiles.set(chunk, group.getFiles());
  };
  return {
    name,
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              { apply: ({ hooks }: Compiler) => hooks.afterEmit.tap(name, noteChunks) } as never,
            ],
          },
    async postBuild({ outDir, routes, routesPaths }) {
      const sheets = new Map<string, SheetPart[]>();
      const sheetAt = async (href: string): Promise<SheetPart[]> => {
        const read =
          sheets.get(href) ??
          readSheet(await readFile(join(outDir, withoutBase(href, baseUrl)), 'utf8'), href);
        sheets.set(href, read);
        return read;
      };
      for (const path of routesPaths) {
        const file = join(outDir, pageFile(withoutBase(path, baseUrl)));
        const html = await readFile(file, 'utf8');
        const parts: SheetPart[] = [];
        for (const href of sheetsOf(html)) parts.push(...(await sheetAt(href)));
        const scripts = pageChunks(routes, path)
          .flatMap((chunk) => chunkFiles.get(chunk) ?? [])
          .filter((chunk) => chunk.endsWith('.js'))
          .map((chunk) => `${baseUrl}${chunk}`);
        const css = usedCss(parts, pageTokens(html));
        await writeFile(file, paintEarly(html, { css, scripts: [...new Set(scripts)] }));
      }
      for (const href of sheets.keys()) {
        const file = join(outDir, withoutBase(href, baseUrl));
        await writeFile(file, withoutTypefaces(await readFile(file, 'utf8')));
      }
    },
  };
}

/** e.g. `docs/iiif.html` for `/docs/iiif` */
function pageFile(path: string): string {
  if (path.endsWith('.html')) return path;
  return path.endsWith('/') ? `${path}index.html` : `${path}.html`;
}
