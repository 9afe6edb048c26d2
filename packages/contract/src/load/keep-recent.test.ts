import { expect, it } from 'vitest';
import { keepRecent } from './keep-recent.ts';

type Made = { name: string; list: { one: number }[] };

/** Results with their names, and how often each was made. */
function counted(most: number) {
  const made: string[] = [];
  const recent = keepRecent<Made>(most);
  const ask = (name: string | undefined, { fails = false, mayKeep = true } = {}) =>
    recent(
      name,
      async () => {
        made.push(String(name));
        if (fails) throw new Error('broken');
        return { name: String(name), list: [{ one: 1 }] };
      },
      () => mayKeep,
    );
  return { ask, made };
}

it('makes a result once, also for those who ask at the same time', async () => {
  const { ask, made } = counted(2);
  const [first, second] = await Promise.all([ask('a'), ask('a')]);
  expect(second).toBe(first);
  expect(await ask('a')).toBe(first);
  expect(made).toEqual(['a']);
});

it('forgets the one that was not asked for longest', async () => {
  const { ask, made } = counted(2);
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(name);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('keeps nothing without a key, after a failure, or if it may not', async () => {
  const { ask, made } = counted(2);
  await ask(undefined);
  await ask(undefined);
  await expect(ask('a', { fails: true })).rejects.toThrow('broken');
  await ask('a', { mayKeep: false });
  await ask('a');
  expect(made).toEqual(['undefined', 'undefined', 'a', 'a', 'a']);
});

it('freezes what is shared, however deep', async () => {
  const { ask } = counted(1);
  const { list } = await ask('a');
  expect(() => {
    (list[0] as { one: number }).one = 2;
  }).toThrow(TypeError);
});
