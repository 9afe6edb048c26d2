import type { Provider, ProviderLink } from './check-provider';
import { landingPage } from './routes';

const licence = 'https://creativecommons.org/licenses/by/4.0/';

export function footer(provider: Provider) {
  const toItem = ({ label, href }: ProviderLink) => ({ label, href });
  return {
    links: [
      {
        title: 'Documentation',
        items: [
          { label: 'Quickstart', to: '/docs/quickstart' },
          { label: 'Catalogue', to: landingPage },
          { label: 'IIIF', to: '/docs/iiif' },
          { label: 'Datasets', to: '/docs/datasets' },
          { label: 'Examples', to: '/docs/examples' },
        ],
      },
      {
        title: 'Get Involved',
        items: [toItem(provider.sourceCode), ...provider.social.map(toItem)],
      },
      { title: 'Contact Us', items: provider.contact.map(toItem) },
      {
        title: 'More',
        items: [
          { label: 'Limits and errors', to: '/docs/limits' },
          { label: 'Licences', to: '/docs/licences' },
          ...provider.legal.map(toItem),
        ],
      },
    ],
    copyright: `${escapeHtml(provider.name)}. Except where otherwise noted, this documentation is licensed under a <a href="${licence}" rel="license">Creative Commons Attribution 4.0</a> licence.`,
  };
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
