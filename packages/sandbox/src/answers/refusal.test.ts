import { expect, it } from 'vitest';
import { sandboxRefusal } from './refusal.ts';

it.each([
  ['/sandbox/catalogue/v2/works?query=a', 'application/json'],
  ['/sandbox//catalogue//v2///works', 'application/json'],
  ['/sandbox/text/v1/..', 'text/plain; charset=utf-8'],
  ['/sandbox/', 'text/plain; charset=utf-8'],
])('%s is refused in the format of its service', (target, type) => {
  const answer = sandboxRefusal(target, 400, 'Why');
  expect(answer).toMatchObject({ status: 400, body: expect.stringContaining('Why') });
  expect(answer?.headers).toMatchObject({
    'Content-Type': type,
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': '*',
    'Content-Security-Policy': expect.stringContaining("default-src 'none'"),
  });
});

it.each(['/', '/sandbox', '/sandboxes/catalogue/v2/works', '/docs?of=/sandbox/catalogue', ''])(
  'leaves %j to the site',
  (target) => {
    expect(sandboxRefusal(target, 400, 'Why')).toBeUndefined();
  },
);

it('finds its services below another address', () => {
  const refused = (target: string) =>
    sandboxRefusal(target, 414, 'Why', '/developers/sandbox')?.headers['Content-Type'];
  expect(refused('/developers/sandbox/catalogue/v2/concepts')).toBe(
    'application/json; charset=utf-8',
  );
  expect(refused('/sandbox/catalogue/v2/concepts')).toBeUndefined();
});
