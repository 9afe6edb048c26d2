import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Portal } from '@portal/portal';
import { fontFaces, preloadModule } from '../config/brand/font-faces';
import { type ReadBrand, readBrand } from '../config/brand/read-brand';
import { readTokens } from '../config/brand/read-tokens';
import { tokenHex } from '../config/brand/token-hex';
import type { PortalFolders } from '../config/portal-folders';

/**
 * Puts the institution's colours and typefaces into the site: as brand/brand.css in the generated
 * folder, which comes after the engine's tokens, and as the list of fonts that every page preloads.
 */
export default function brandPlugin(
  { siteDir }: LoadContext,
  { portal: { brand }, folders }: { portal: Portal; folders: PortalFolders },
): Plugin<ReadBrand> {
  const folder = join(folders.build, 'brand');
  return {
    name: 'brand',
    getPathsToWatch: () =>
      [brand.logo, brand.tokens].flatMap((file) => (file ? [join(folders.portal, file)] : [])),
    async loadContent() {
      const read = readBrand(siteDir, folders.portal, brand);
      const { css, files, first } = await fontFaces(read.typefaces);
      await mkdir(folder, { recursive: true });
      for (const [file, contents] of files) await writeFile(join(folder, file), contents);
      await writeFile(join(folder, 'brand.css'), `${css}\n${read.colours}`);
      await writeFile(join(folder, 'preloaded-fonts.js'), preloadModule(first));
      return read;
    },
    configureWebpack: ({ module }) => {
      keepFontsAsFiles(module?.rules ?? []);
      return { resolve: { alias: { '@brand': folder } } };
    },
    injectHtmlTags: ({ content }) => {
      const accent = tokenHex(readTokens(content.tokens, 'light'), '--portal-accent');
      return {
        headTags: [{ tagName: 'meta', attributes: { name: 'theme-color', content: accent } }],
      };
    },
  };
}

/** Docusaurus puts small files into the style sheet, where the policy forbids fonts. */
function keepFontsAsFiles(rules: readonly unknown[]): void {
  for (const rule of rules as { test?: unknown; use?: { options?: { limit?: unknown } }[] }[]) {
    const isForFonts = rule.test instanceof RegExp && rule.test.test('a.woff2');
    for (const { options } of isForFonts ? (rule.use ?? []) : [])
      if (options) options.limit = false;
  }
}
