import type { ThemeConfig } from '@docusaurus/theme-common';
import type { Provider } from './check-provider';
import { rightByDefault } from './right-by-default';
import { landingPage } from './routes';

export function navbar(
  provider: Provider,
): Pick<ThemeConfig['navbar'], 'title' | 'hideOnScroll' | 'logo' | 'items'> {
  return {
    title: 'Developers',
    hideOnScroll: true,
    logo: {
      alt: '',
      src: 'plates/logo.light.svg',
      srcDark: 'plates/logo.dark.svg',
      width: 32,
      height: 32,
    },
    items: rightByDefault([
      { to: landingPage, label: 'Documentation', position: 'left', activeBasePath: '/docs' },
      { to: '/docs/examples', label: 'Examples', position: 'left' },
      {
        type: 'dropdown',
        label: 'API Reference',
        position: 'left',
        items: [
          { to: '/api/catalogue', label: 'Catalogue' },
          { to: '/api/iiif', label: 'IIIF' },
          { to: '/api/content', label: 'Content' },
          { to: '/api/text', label: 'Text' },
        ],
      },
      { type: 'search' },
      { href: provider.sourceCode.href, label: provider.sourceCode.label },
    ]),
  };
}
