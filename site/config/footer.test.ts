import { expect, it } from 'vitest';
import { provider } from '../provider';
import { footer } from './footer';

const { links, copyright } = footer({
  ...provider,
  sourceCode: { label: 'Code', href: 'https://code.example' },
  social: [
    { label: 'Forum', href: 'https://forum.example' },
    { label: 'Chat', href: 'https://chat.example' },
  ],
  contact: [
    { label: 'Write to us', href: 'mailto:dev@example.org' },
    { label: 'Visit us', href: 'https://visit.example' },
  ],
  legal: [
    { label: 'Cookies', href: 'https://cookies.example' },
    { label: 'Terms', href: 'https://terms.example' },
  ],
});

it('leads from each label to its address', () => {
  const shown = links.map(({ title, items }) => [
    title,
    items.map((item) => [item.label, 'to' in item ? item.to : item.href]),
  ]);
  expect(shown).toEqual([
    [
      'Documentation',
      [
        ['Quickstart', '/docs/quickstart'],
        ['Catalogue', '/docs/catalogue'],
        ['IIIF', '/docs/iiif'],
        ['Datasets', '/docs/datasets'],
        ['Examples', '/docs/examples'],
      ],
    ],
    [
      'Get Involved',
      [
        ['Code', 'https://code.example'],
        ['Forum', 'https://forum.example'],
        ['Chat', 'https://chat.example'],
      ],
    ],
    [
      'Contact Us',
      [
        ['Write to us', 'mailto:dev@example.org'],
        ['Visit us', 'https://visit.example'],
      ],
    ],
    [
      'More',
      [
        ['Limits and errors', '/docs/limits'],
        ['Licences', '/docs/licences'],
        ['Cookies', 'https://cookies.example'],
        ['Terms', 'https://terms.example'],
      ],
    ],
  ]);
});

it('links the licence that it names', () => {
  expect(copyright).toContain(
    '<a href="https://creativecommons.org/licenses/by/4.0/" rel="license">Creative Commons Attribution 4.0</a>',
  );
});
