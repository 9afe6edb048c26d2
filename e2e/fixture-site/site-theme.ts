import { createRequire } from 'node:module';
import { dirname, join, resolve, sep } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The part of the theme that is tested here; what belongs to the site's own pages stays there. */
const shell =
  /^(AnnouncementBar|ColorModeToggle|Error|ErrorPageContent|Footer|Layout|Loading|Logo|Navbar|NavbarItem|SkipToContent)(\/|$)/;

const { resolve: resolveModule } = createRequire(import.meta.url);

/** Where the overridden components come from, the preferred folder first. */
const originals = [
  join(dirname(resolveModule('@docusaurus/theme-classic')), 'theme'),
  join(dirname(resolveModule('@docusaurus/core/package.json')), 'lib/client/theme-fallback'),
  join(dirname(resolveModule('@portal/reference/plugin')), '../theme'),
];

/**
 * Gives the fixture the shell of the real site, so that what is proved here is true there.
 * Docusaurus takes it for a published theme, and would resolve "@theme-original/X" inside an
 * override to that override, and "@site" to the fixture. Both get back the meaning they have at
 * home.
 */
export function siteTheme({ siteDir }: LoadContext): Plugin {
  const site = resolve(siteDir, '../../site');
  const theme = join(site, 'src/theme');
  return {
    name: 'site-theme',
    getThemePath: () => theme,
    configureWebpack: ({ resolve: resolution }) => ({
      resolve: { alias: aliasesToOriginals(resolution?.alias ?? {}, theme) },
      module: {
        rules: [{ include: join(site, 'src'), resolve: { alias: { '@site': site } } }],
      },
    }),
  };
}

/** e.g. { "@theme-original/Navbar/Logo": [".../theme/Navbar/Logo"], "@theme/MDXComponents": [...] } */
function aliasesToOriginals(aliases: object, theme: string): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(aliases).flatMap(([alias, file]) => {
      const [scope, ...rest] = alias.split('/');
      const name = rest.join('/');
      const lent = scope === '@theme' && shell.test(name);
      return lent || !String(file).startsWith(theme + sep)
        ? []
        : [[alias, originals.map((folder) => join(folder, name))]];
    }),
  );
}
