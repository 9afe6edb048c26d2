import { describe, expect, it } from 'vitest';
import { provider } from '../provider';
import type { Provider } from './check-provider';
import { createSiteConfig } from './create-site-config';

const other: Provider = {
  name: 'Fenwick Print Room',
  shortName: 'Fenwick',
  slug: 'fenwick',
  siteUrl: 'https://dev.fenwick.example',
  apiHosts: { catalogue: 'https://api.fenwick.example' },
  sourceCode: { label: 'Code', href: 'https://code.fenwick.example/team' },
  contact: [{ label: 'Write to us', href: 'mailto:dev@fenwick.example' }],
  social: [{ label: 'Forum', href: 'https://forum.fenwick.example' }],
  legal: [{ label: 'Cookies', href: 'https://fenwick.example/cookies' }],
};

describe('createSiteConfig', () => {
  const config = createSiteConfig(other);
  const text = JSON.stringify(config);

  it('carries the provider’s name and address', () => {
    expect(config.title).toBe('Fenwick Developers');
    expect(config.url).toBe('https://dev.fenwick.example');
    expect(text).toContain('Fenwick Print Room. Except where otherwise noted');
  });

  it.each([
    ['source code', 'https://code.fenwick.example/team'],
    ['contact', 'mailto:dev@fenwick.example'],
    ['social', 'https://forum.fenwick.example'],
    ['legal', 'https://fenwick.example/cookies'],
  ])('links the provider’s %s', (_, href) => {
    const { navbar, footer } = config.themeConfig as Record<string, unknown>;
    expect(JSON.stringify({ navbar, footer })).toContain(`"href":"${href}"`);
  });

  it('answers the first tutorial under the provider’s own slug', () => {
    expect(text).toContain(
      '{"from":"/docs/examples/exploring-fenwick-apis","to":"/docs/examples/exploring-collections-apis"}',
    );
  });

  it('makes no alias when the slug is the word it replaces', () => {
    const config = JSON.stringify(createSiteConfig({ ...other, slug: 'collections' }));
    expect(config).not.toContain('"from":"/docs/examples/exploring-collections-apis"');
  });

  it('shows an announcement only when there is one', () => {
    const bar = { id: 'a', html: 'Closed on Monday', closeable: false };
    expect(config.themeConfig).not.toHaveProperty('announcementBar');
    expect(createSiteConfig({ ...other, announcement: bar }).themeConfig).toMatchObject({
      announcementBar: { id: 'a', content: 'Closed on Monday', isCloseable: false },
    });
  });

  it('leaves no trace of the provider in the repository', () => {
    expect(text.toLowerCase()).not.toContain(provider.slug);
  });

  it('escapes a name with signs of its own', () => {
    const { footer } = createSiteConfig({ ...other, name: 'Pins & <Needles>' })
      .themeConfig as unknown as { footer: { copyright: string } };
    expect(footer.copyright).toContain('Pins &amp; &lt;Needles&gt;');
  });

  it('stops the build when the provider is not right', () => {
    expect(() => createSiteConfig({ ...other, siteUrl: 'fenwick' })).toThrow(/siteUrl/);
  });
});
