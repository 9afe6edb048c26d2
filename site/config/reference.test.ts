import { expect, it } from 'vitest';
import { provider } from '../provider';
import { referenceOptions } from './reference';

it.each([
  [
    ['https://example.org/ask', 'mailto:a@example.org?subject=API', 'mailto:b@example.org'],
    { url: 'https://example.org/ask', email: 'a@example.org' },
  ],
  [[], { url: 'https://developers.example.org' }],
])('takes the contact from %j', (hrefs, contact) => {
  const given = {
    ...provider,
    name: 'Example Library',
    siteUrl: 'https://developers.example.org',
    contact: hrefs.map((href) => ({ label: href, href })),
  };
  expect(referenceOptions(given).contact).toEqual({ name: 'Example Library', ...contact });
});
