import { expect, it } from 'vitest';
import { feedbackLink } from './feedback-link';

const page = { title: 'Q & A: 50% more?', address: 'https://museum.example/docs/q#a' };
const yes = 'Helpful: Q & A: 50% more?';
const no = 'Not helpful: Q & A: 50% more?';

it.each([
  ['GitHub', 'https://github.com/museum/portal/issues/new', 'title', 'body'],
  ['Forgejo', 'https://codeberg.org/museum/portal/issues/new?labels=docs', 'title', 'body'],
  ['GitLab', 'https://gitlab.com/m/p/-/issues/new', 'issue[title]', 'issue[description]'],
  ['an email', 'mailto:digital@museum.example', 'subject', 'body'],
  ['an email with a copy', 'mailto:digital@museum.example?cc=a@b.example', 'subject', 'body'],
])('fills in %s with the title and the address of the page', (_, feedbackUrl, line, rest) => {
  for (const [answer, title] of [
    ['yes', yes],
    ['no', no],
  ] as const) {
    const link = new URL(feedbackLink(feedbackUrl, page, answer));
    expect(link.searchParams.get(line)).toBe(title);
    expect(link.searchParams.get(rest)).toMatch(/^https:\/\/museum\.example\/docs\/q#a\n\nWhat /);
    const given = new URL(feedbackUrl);
    expect(link.origin + link.pathname).toBe(given.origin + given.pathname);
    for (const [name, value] of given.searchParams) expect(link.searchParams.get(name)).toBe(value);
  }
});

it('encodes spaces in the one way that mail programs read', () => {
  expect(feedbackLink('mailto:a@b.example', page, 'no')).not.toContain('+');
});

it('asks a different question after a yes than after a no', () => {
  const ask = (answer: 'yes' | 'no') =>
    new URL(feedbackLink('https://a.example/new', page, answer)).searchParams.get('body');
  expect(ask('yes')).not.toBe(ask('no'));
});
