import { expect, it } from 'vitest';
import { explainRefusal } from './explain-refusal.ts';

const origin = 'https://developers.example.org';
const policyOf = (sources: string) =>
  `default-src 'none'; script-src 'self' 'unsafe-eval'; connect-src ${sources}; frame-ancestors 'none'`;

async function failure(
  address: string,
  policy: () => Promise<string | null>,
  error: Error = new TypeError('Failed to fetch'),
): Promise<string> {
  const fetch = explainRefusal(() => Promise.reject(error), { origin, policy });
  return Promise.resolve(fetch(new Request(address))).then(
    () => 'an answer',
    (reason: Error) => reason.message,
  );
}

it.each([
  [
    'one other host',
    policyOf("'self' https://api.example.org"),
    `https://example.com cannot be called from this page: its security policy allows only ${origin} and https://api.example.org.`,
  ],
  [
    'several other hosts',
    policyOf("'self' https://api.example.org https://iiif.example.org:8443"),
    `https://example.com cannot be called from this page: its security policy allows only ${origin}, https://api.example.org and https://iiif.example.org:8443.`,
  ],
  [
    'the site alone',
    policyOf("'self'"),
    `https://example.com cannot be called from this page: its security policy allows only ${origin}.`,
  ],
  [
    'nothing',
    policyOf("'none'"),
    'https://example.com cannot be called from this page: its security policy allows no host.',
  ],
  [
    'what default-src lists, without connect-src',
    "default-src 'self'; script-src 'none'",
    `https://example.com cannot be called from this page: its security policy allows only ${origin}.`,
  ],
])('a request is refused by a policy that allows %s', async (_, policy, message) => {
  expect(await failure('https://example.com/a?b=c', async () => policy)).toBe(message);
});

it.each([
  ['to an allowed host', 'https://api.example.org/works', policyOf('https://api.example.org')],
  ['to the site', `${origin}/sandbox/`, policyOf("'self'")],
  ['without a policy', 'https://example.com/', null],
  ['under a policy with a pattern', 'https://example.com/', policyOf('https:')],
  ['under a policy with a wildcard', 'https://a.example.com/', policyOf('https://*.example.com')],
  ['under a policy about other things', 'https://example.com/', "script-src 'self'"],
])('a failure %s is unchanged', async (_, address, policy) => {
  expect(await failure(address, async () => policy)).toBe('Failed to fetch');
});

it('a failure is unchanged if the policy cannot be read', async () => {
  const unread = () => Promise.reject(new TypeError('No network'));
  expect(await failure('https://example.com/', unread)).toBe('Failed to fetch');
});

it('a stopped request is not explained, and its policy is not fetched', async () => {
  const stopped = new DOMException('Stopped.', 'AbortError');
  const asked = () => Promise.reject(new Error('asked'));
  expect(await failure('https://example.com/', asked, stopped)).toBe('Stopped.');
});

it('an answer is passed on', async () => {
  const answer = new Response('{}');
  const fetch = explainRefusal(() => answer, { origin, policy: async () => policyOf("'self'") });
  expect(await fetch(new Request('https://example.com/'))).toBe(answer);
});
