import { expect, it } from 'vitest';
import { createKeptFetch } from './kept-fetch.ts';

function countingFetch(answers: (() => Response)[]) {
  const asked: string[] = [];
  const fetch = async (address: string): Promise<Response> => {
    asked.push(address);
    const answer = answers.shift();
    if (answer === undefined) throw new TypeError('offline');
    return answer();
  };
  return { asked, fetch };
}

it('asks once, and gives every caller a body of its own', async () => {
  const { asked, fetch } = countingFetch([() => new Response('text')]);
  const kept = createKeptFetch(fetch);
  const [one, other] = await Promise.all([kept('/a'), kept('/a')]);
  expect([await one.text(), await other.text(), await (await kept('/a')).text()]).toEqual([
    'text',
    'text',
    'text',
  ]);
  expect(asked).toEqual(['/a']);
});

it('keeps neither errors nor failures', async () => {
  const { asked, fetch } = countingFetch([
    () => new Response('', { status: 404 }),
    () => {
      throw new TypeError('offline');
    },
    () => new Response('text'),
  ]);
  const kept = createKeptFetch(fetch);
  expect((await kept('/a')).status).toBe(404);
  await expect(kept('/a')).rejects.toThrow('offline');
  expect((await kept('/a')).status).toBe(200);
  expect(asked).toHaveLength(3);
});
