import type { Portal } from '@portal/portal';
import { describe, expect, it } from 'vitest';
import { createSiteConfig } from './create-site-config';
import { fenwick } from './portal.fixture';

const folders = {
  portal: '/portals/fenwick',
  build: '/build',
  collection: '/build/collection',
  site: '/build/site',
  preview: '/build/preview',
  cache: '/cache',
};

const configOf = (change: Partial<Portal> = {}) =>
  createSiteConfig({ ...fenwick, ...change }, folders);

/** The options of one of Docusaurus's plugins. */
function optionsOf(name: string, change: Partial<Portal> = {}): Record<string, unknown> {
  const found = configOf(change).plugins?.find((one) => Array.isArray(one) && one[0] === name);
  return (found as [string, Record<string, unknown>])[1];
}

describe('createSiteConfig', () => {
  const config = configOf();

  it('has the portal’s name and address', () => {
    expect(config.title).toBe('Fenwick Developers');
    expect([config.url, config.baseUrl]).toEqual(['https://dev.fenwick.example', '/']);
    expect(JSON.stringify(config)).toContain('Fenwick Print Room. Except where otherwise noted');
  });

  it.each(['/', '/developers/'])('builds a site for the path %s', (basePath) => {
    const html = '<a href="/docs/licences">A</a> <a href=\'/\'>B</a> <a href="//c.example/">C</a>';
    const announcement = { id: 'a', html, closeable: true };
    const made = configOf({ basePath, announcement });
    expect(made).toMatchObject({ url: 'https://dev.fenwick.example', baseUrl: basePath });
    const linked = (made.headTags ?? []).flatMap(({ attributes }) => attributes?.href ?? []);
    expect(linked).toEqual([`${basePath}manifest.webmanifest`, `${basePath}icons/180.png`]);
    expect(made.themeConfig).toMatchObject({
      announcementBar: {
        content: `<a href="${basePath}docs/licences">A</a> <a href='${basePath}'>B</a> <a href="//c.example/">C</a>`,
      },
    });
  });

  it.each([true, false])('contains what runs Python: %s', (hasPython) => {
    const { staticDirectories } = createSiteConfig(fenwick, folders, { hasPython });
    expect(staticDirectories).toContain('/build/cells-worker/typescript');
    expect(staticDirectories?.includes('/build/cells-worker/python')).toBe(hasPython);
    expect(staticDirectories).not.toContain('/build/search');
    const preview = createSiteConfig(fenwick, folders, { hasPython, isPreview: true });
    expect(preview.staticDirectories).toContain('/build/search');
  });

  it.each([true, false])('offers the client libraries: %s', (clientLibraries) => {
    const { staticDirectories = [] } = configOf({ clientLibraries });
    expect(staticDirectories.includes('/build/client-libraries')).toBe(clientLibraries);
  });

  it.each([
    ['source code', 'https://code.fenwick.example/team'],
    ['contact', 'mailto:dev@fenwick.example'],
    ['social', 'https://forum.fenwick.example'],
    ['legal', 'https://fenwick.example/cookies'],
  ])('links the portal’s %s', (_, href) => {
    const { navbar, footer } = config.themeConfig as Record<string, unknown>;
    expect(JSON.stringify({ navbar, footer })).toContain(`"href":"${href}"`);
  });

  it('lists the APIs that have a description, in the order of the portal', () => {
    const { navbar } = config.themeConfig as { navbar: { items: { label?: string }[] } };
    const dropdown = navbar.items.find(({ label }) => label === 'API Reference');
    expect(dropdown).toMatchObject({
      items: [
        { to: '/api/catalogue', label: 'Catalogue' },
        { to: '/api/pictures', label: 'Pictures' },
      ],
    });
  });

  it('links the page of the sandbox if there is one', () => {
    const labelled = (change: Partial<Portal>) =>
      JSON.stringify((configOf(change).themeConfig as { navbar: object }).navbar);
    const apis = fenwick.apis.map(({ sandbox: _, ...rest }) => rest);
    expect(labelled({})).toContain('"to":"/sandbox","label":"Sandbox"');
    expect(labelled({ apis })).not.toContain('Sandbox');
  });

  it.each([
    [{}, ['/docs', '/docs/start', '/docs/examples/a'], ['/', '/api/a', '/docsearch']],
    [
      { examples: '/docs/examples' },
      ['/docs', '/docs/start', '/docs/examples-of-use'],
      ['/docs/examples', '/docs/examples/a'],
    ],
    [{ examples: '/docs/a.b' }, ['/docs/axb'], ['/docs/a.b', '/docs/a.b/c']],
    [
      { examples: '/docs/examples', basePath: '/developers/' },
      ['/developers/docs', '/developers/docs/a'],
      ['/docs', '/developers/docs/examples/a', '/developers/docs/examples'],
    ],
  ])('of %j, Documentation is current on %j and not on %j', (change, on, off) => {
    const { navbar } = configOf(change).themeConfig as {
      navbar: { items: { activeBaseRegex: string }[] };
    };
    const current = new RegExp(navbar.items[0]?.activeBaseRegex ?? '');
    expect(on.filter((path) => !current.test(path))).toEqual([]);
    expect(off.filter((path) => current.test(path))).toEqual([]);
  });

  it('follows the reader’s system until they choose a colour mode', () => {
    expect(config.themeConfig).toMatchObject({
      colorMode: { defaultMode: 'light', respectPrefersColorScheme: true, disableSwitch: false },
    });
  });

  it('has neither an examples link nor a reference menu without examples and APIs', () => {
    const { navbar } = configOf({ apis: [] }).themeConfig as { navbar: object };
    expect(JSON.stringify(navbar)).not.toMatch(/Examples|API Reference/);
    expect(JSON.stringify(configOf({ examples: '/docs/tutorials' }).themeConfig)).toContain(
      '"to":"/docs/tutorials","label":"Examples"',
    );
  });

  it('shows an announcement only when there is one', () => {
    const announcement = { id: 'a', html: 'Closed on Monday', closeable: false };
    expect(config.themeConfig).not.toHaveProperty('announcementBar');
    expect(configOf({ announcement }).themeConfig).toMatchObject({
      announcementBar: { id: 'a', content: 'Closed on Monday', isCloseable: false },
    });
  });

  it('links each guide to where it is edited, if the portal gives that', () => {
    const docs = '@docusaurus/plugin-content-docs';
    expect(optionsOf(docs)).not.toHaveProperty('editUrl');
    for (const editUrl of ['https://code.example/edit/docs', 'https://code.example/edit/docs/']) {
      const link = optionsOf(docs, { editUrl }).editUrl as (page: object) => string;
      expect(link({ docPath: 'a/b.mdx' })).toBe('https://code.example/edit/docs/a/b.mdx');
    }
  });

  it('gives a wide logo its width', () => {
    const sizes = [configOf(), createSiteConfig(fenwick, folders, { logoWidth: 128 })].map(
      ({ themeConfig }) => (themeConfig as { navbar: { logo: object } }).navbar.logo,
    );
    expect(sizes).toMatchObject([
      { width: 32, height: 32 },
      { width: 128, height: 32 },
    ]);
  });

  it('loads the institution’s colours after the engine’s, and before the print styles', () => {
    const sheets = [...JSON.stringify(config.themes).matchAll(/[^"]+\/([\w-]+)\.css/g)];
    expect(sheets.map(([, name]) => name)).toEqual(['tokens', 'brand', 'index']);
  });

  it('leaves out the page of the sandbox if no API has one', () => {
    const pages = '@docusaurus/plugin-content-pages';
    const apis = fenwick.apis.map(({ sandbox: _, ...rest }) => rest);
    expect(optionsOf(pages).exclude).not.toContain('sandbox.tsx');
    expect(optionsOf(pages, { apis }).exclude).toContain('sandbox.tsx');
  });

  it('puts no paragraph of one page into the script of all', () => {
    expect(JSON.stringify(config)).not.toContain(fenwick.home.lead);
  });
});
