import { expect, it } from 'vitest';
import { fenwick } from '../portal.fixture';
import { footer } from './footer';

const { links, copyright } = footer({
  ...fenwick,
  footer: {
    documentation: [
      { label: 'Quickstart', to: '/docs/quickstart' },
      { label: 'Prints', to: '/docs/prints' },
    ],
    more: [{ label: 'Limits', to: '/docs/limits' }],
  },
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

it('links each label to its address', () => {
  const shown = links.map(({ title, items }) => [
    title,
    items.map((item) => [item.label, 'to' in item ? item.to : item.href]),
  ]);
  expect(shown).toEqual([
    [
      'Documentation',
      [
        ['Quickstart', '/docs/quickstart'],
        ['Prints', '/docs/prints'],
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
        ['Limits', '/docs/limits'],
        ['Cookies', 'https://cookies.example'],
        ['Terms', 'https://terms.example'],
      ],
    ],
  ]);
});

it('links the licence that it names', () => {
  expect(copyright).toContain('<a href="https://licence.example/cc0" rel="license">CC0</a>');
});

it('leaves out a column without links', () => {
  const { sourceCode: _, ...rest } = fenwick;
  const bare = { ...rest, social: [], legal: [] };
  expect(footer(bare).links.map(({ title }) => title)).toEqual(['Documentation', 'Contact Us']);
});

it('escapes HTML in a name and a licence', () => {
  const licence = { name: 'A & B', href: 'https://licence.example/"><script>' };
  const text = footer({ ...fenwick, name: 'Pins & <Needles>', licence }).copyright;
  expect(text).toContain('Pins &amp; &lt;Needles&gt;');
  expect(text).toContain('A &amp; B');
  expect(text).not.toContain('<script>');
});
