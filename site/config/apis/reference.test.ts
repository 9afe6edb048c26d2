import { expect, it } from 'vitest';
import { fenwick } from '../portal.fixture';
import { referenceOptions } from './reference';

it.each([
  [
    ['https://example.org/ask', 'mailto:a@example.org?subject=API', 'mailto:b@example.org'],
    { url: 'https://example.org/ask', email: 'a@example.org' },
  ],
  [[], { url: 'https://developers.example.org' }],
])('takes the contact from %j', (hrefs, contact) => {
  const given = {
    ...fenwick,
    name: 'Example Library',
    siteUrl: 'https://developers.example.org',
    contact: hrefs.map((href) => ({ label: href, href })),
  };
  expect(referenceOptions(given).contact).toEqual({ name: 'Example Library', ...contact });
});

it('lists the live service before the sandbox, if there is one', () => {
  const { servers } = referenceOptions(fenwick);
  expect(servers.catalogue?.map(({ baseUrl }) => baseUrl)).toEqual([
    'https://api.fenwick.example',
    'https://dev.fenwick.example/sandbox',
  ]);
  expect(servers.pictures?.map(({ baseUrl }) => baseUrl)).toEqual([
    'https://dev.fenwick.example/sandbox',
  ]);
  expect(Object.keys(servers)).toEqual(['catalogue', 'pictures']);
});

it('tells how to practise failures where a sandbox answers, and nowhere else', () => {
  const { apis } = fenwick;
  const { intro = {} } = referenceOptions({
    ...fenwick,
    apis: apis.map(({ sandbox, ...api }) =>
      api.id === 'pictures' && sandbox ? { ...api, sandbox } : api,
    ),
  });
  expect(intro.pictures?.failures).toContain('`Prefer: code=503`');
  expect(Object.keys(intro)).toContain('catalogue');
  expect(intro.catalogue?.failures).toBeUndefined();
});
