import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { UserThemeConfig } from '@docusaurus/theme-common';
import type { Config, Plugin, PluginConfig } from '@docusaurus/types';
import { loadApis } from '@portal/contract/node';
import { type Announcement, hasSandbox, type Portal } from '@portal/portal';
import { createPictureSource, type PictureSource } from '../pictures/picture-source';
import brandPlugin from '../plugins/brand';
import generatedFilesPlugin from '../plugins/generated-files';
import livePreviewPlugin from '../plugins/live-preview';
import pageListPlugin from '../plugins/page-list';
import portalDataPlugin from '../plugins/portal-data';
import programsPlugin from '../plugins/programs';
import siteReferencePlugin from '../plugins/reference';
import tutorialsPlugin from '../plugins/tutorials';
import { describedApis } from './apis/described-apis';
import { unlinkAbsentApis } from './apis/unlink-absent-apis';
import { fileDates } from './file-dates';
import { future } from './future';
import { highlightCode } from './guides/highlight-code';
import { languageScript } from './guides/language-script';
import { linkTerms } from './guides/link-terms';
import { readGlossary } from './guides/read-glossary';
import { showPictures } from './guides/show-pictures';
import { showPrograms } from './guides/show-programs';
import { footer } from './navigation/footer';
import { logoHeight, navbar } from './navigation/navbar';
import { docsSidebar } from './navigation/sidebar';
import { pagePortal } from './page-portal';
import type { PortalFolders } from './portal-folders';
import { earlyPictureScript } from './tutorials/early-picture';

type Shown = {
  /** In the navigation bar, in pixels */
  logoWidth?: number;
  /** Whether pages may need what runs Python */
  hasPython?: boolean;
  /** Whether it is the live preview, which serves everything from where it is made */
  isPreview?: boolean;
};

/** The whole Docusaurus configuration for one portal. */
export function createSiteConfig(
  portal: Portal,
  folders: PortalFolders,
  { logoWidth = logoHeight, hasPython = false, isPreview = false }: Shown = {},
): Config {
  const highlight = highlightCode(portal, () => loadApis(describedApis(portal)));
  // One for all of Docusaurus's processors: each would load every language.
  const unlink = unlinkAbsentApis(portal);
  const pictures = createPictureSource(portal, folders.collection);
  const show = showPictures(portal, pictures, join(folders.build, 'files'));
  const programs = showPrograms(portal, folders);
  const link = linkTerms(() => readGlossary(portal, join(folders.portal, 'docs')));
  const remarkPlugins = [() => programs, () => highlight, () => unlink];
  const { origin, basePath, announcement, editUrl } = portal;
  const themeConfig: UserThemeConfig = {
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
    ...(announcement && { announcementBar: announcementBar(announcement, basePath) }),
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    navbar: navbar(portal, logoWidth),
    footer: footer(portal),
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    // Code is highlighted at build time; Prism's colours would go into every page's script.
    prism: { theme: { plain: {}, styles: [] } },
  };

  return {
    title: `${portal.shortName} Developers`,
    tagline: portal.tagline,
    url: origin,
    baseUrl: basePath,
    trailingSlash: false,
    favicon: 'plates/favicon.svg',
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    i18n: { defaultLocale: 'en', locales: ['en'], localeConfigs: { en: { htmlLang: 'en-GB' } } },
    markdown: { hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' } },
    future: { ...future, experimental_vcs: fileDates(folders.portal) },
    customFields: { portal: pagePortal(portal) },
    staticDirectories: [
      join(folders.portal, 'static'),
      join(folders.build, 'files'),
      join(folders.build, 'cells-worker/typescript'),
      ...(hasPython ? [join(folders.build, 'cells-worker/python')] : []),
      // A build makes the search beside the pages, and adds it to them at the end.
      ...(isPreview ? [join(folders.build, 'search')] : []),
      join(folders.build, 'tutorials/static'),
      ...(portal.clientLibraries ? [join(folders.build, 'client-libraries')] : []),
      join(folders.build, 'programs/static'),
    ].filter((folder) => !folder.startsWith(folders.portal) || existsSync(folder)),
    clientModules: [
      './src/client/canonical-address.ts',
      './src/client/failed-page-load.ts',
      './src/client/follow-language.ts',
      './src/client/follow-loaded-links.ts',
      './src/client/load-pages-when-wanted.ts',
      './src/client/own-origin.ts',
      './src/client/sandbox-links.ts',
    ],
    headTags: [
      { tagName: 'link', attributes: { rel: 'manifest', href: `${basePath}manifest.webmanifest` } },
      {
        tagName: 'link',
        attributes: { rel: 'apple-touch-icon', href: `${basePath}icons/180.png` },
      },
    ],
    plugins: [
      '@docusaurus/plugin-css-cascade-layers',
      [
        '@docusaurus/plugin-content-docs',
        {
          path: join(folders.portal, 'docs'),
          routeBasePath: 'docs',
          // Without a file Docusaurus generates the sidebar, and this is how.
          sidebarPath: undefined,
          sidebarItemsGenerator: () => docsSidebar(portal),
          showLastUpdateTime: true,
          ...(editUrl && {
            editUrl: ({ docPath }: { docPath: string }) => editLink(editUrl, docPath),
          }),
          beforeDefaultRemarkPlugins: [...remarkPlugins, () => show, () => link],
        },
      ],
      [
        '@docusaurus/plugin-content-pages',
        {
          exclude: ['**/_*.{ts,tsx,mdx}', ...(hasSandbox(portal) ? [] : ['sandbox.tsx'])],
          beforeDefaultRemarkPlugins: remarkPlugins,
        },
      ],
      [
        '@docusaurus/plugin-content-pages',
        {
          id: 'home',
          path: join(folders.portal, 'home'),
          beforeDefaultRemarkPlugins: remarkPlugins,
        },
      ],
      ['@docusaurus/plugin-sitemap', { changefreq: null, priority: null, lastmod: 'date' }],
      ['@docusaurus/plugin-client-redirects', { redirects: portal.redirects ?? [] }],
      './plugins/split-chunks.ts',
      './plugins/without-unused-script.ts',
      ...ownPlugins(portal, folders, pictures),
    ],
    themes: [
      [
        '@docusaurus/theme-classic',
        {
          customCss: [
            './src/css/tokens.css',
            join(folders.build, 'brand/brand.css'),
            './src/css/index.css',
          ],
        },
      ],
    ],
    themeConfig,
  };
}

/** As functions, not as files with options: options become part of every page's script. */
function ownPlugins(
  portal: Portal,
  folders: PortalFolders,
  pictures: PictureSource,
): PluginConfig[] {
  return [
    (context) => brandPlugin(context, { portal, folders }) as Plugin,
    () => ({
      name: 'before-the-first-paint',
      injectHtmlTags: () => ({
        headTags: [languageScript, earlyPictureScript].map((innerHTML) => ({
          tagName: 'script',
          innerHTML,
        })),
      }),
    }),
    (context) => livePreviewPlugin(context),
    (context) => generatedFilesPlugin(context, { portal, folders, pictures }),
    () => pageListPlugin(portal),
    (context) => portalDataPlugin(context, { portal, folders }) as Plugin,
    (context) => siteReferencePlugin(context, { portal, folders }) as Promise<Plugin>,
    (context) => programsPlugin(context, folders),
    (context) => tutorialsPlugin(context, folders) as Plugin,
  ];
}

function editLink(editUrl: string, docPath: string): string {
  return `${editUrl.replace(/\/+$/, '')}/${docPath}`;
}

function announcementBar({ id, html, closeable }: Announcement, basePath: string) {
  return {
    id,
    content: html.replaceAll(/\b(href|src)=(["']?)\/(?!\/)/g, `$1=$2${basePath}`),
    isCloseable: closeable,
    backgroundColor: 'var(--portal-highlight-wash)',
    textColor: 'var(--portal-ink)',
  };
}
