import { describe, expect, it } from 'vitest';
import { runSources } from '../../test/run-sources.ts';
import { random } from './random.ts';

describe('a reproducible run', () => {
  it.each([
    [
      'Math.random()',
      "Math.random() differs each time. Write: const next = random('a word'); next()",
    ],
    [
      'Date.now()',
      "Date.now() differs each time. Give a fixed date, such as new Date('2026-01-31').",
    ],
    [
      'new Date()',
      "new Date() differs each time. Give a fixed date, such as new Date('2026-01-31').",
    ],
    ['Date()', "Date() differs each time. Give a fixed date, such as new Date('2026-01-31')."],
    ['performance.now()', expect.stringContaining('differs each time')],
    ['crypto.randomUUID()', expect.stringContaining('differs each time')],
    ['(12345).toLocaleString()', expect.stringContaining("Write toLocaleString('en-GB').")],
    [
      "['b', 'a'].sort((a, b) => a.localeCompare(b))",
      expect.stringContaining("localeCompare(other, 'en')"),
    ],
    ['new Intl.NumberFormat()', expect.stringContaining("Write Intl.NumberFormat('en-GB').")],
  ])('refuses %s', async (call, message) => {
    const { error } = await runSources([`show(1);\nshow(${call});`], { reproducible: true });
    expect(error).toMatchObject({ line: 2, message });
    expect((await runSources([`show(${call});`])).error).toBeUndefined();
  });

  it('leaves everything else unchanged', async () => {
    const source = `
      show([Math.max(1, 2), Math.PI > 3, new Date('2020-01-02').getFullYear(), Date.UTC(1970, 0)]);
      show(performance.toString());
      show([new Date(0) instanceof Date, (1234).toLocaleString('en-GB'), 'a'.localeCompare('b', 'en')]);`;
    const { texts, error } = await runSources([source], { reproducible: true });
    expect(error).toBeUndefined();
    expect(texts).toEqual(['[2, true, 2020, 0]', '[object Performance]', "[true, '1,234', -1]"]);
  });
});

describe('random', () => {
  it('gives the same numbers for the same seed', () => {
    const [a, b, c] = [random('a'), random('a'), random('b')];
    const first = Array.from({ length: 5 }, a);
    expect(Array.from({ length: 5 }, b)).toEqual(first);
    expect(Array.from({ length: 5 }, c)).not.toEqual(first);
  });

  it('spreads evenly from 0 up to 1', () => {
    const next = random(1);
    const counts = Array.from({ length: 10 }, () => 0);
    for (let at = 0; at < 20_000; at += 1) {
      const tenth = Math.floor(next() * 10);
      counts[tenth] = (counts[tenth] ?? 0) + 1;
    }
    expect(counts).toHaveLength(10);
    expect(Math.min(...counts)).toBeGreaterThan(1_850);
    expect(Math.max(...counts)).toBeLessThan(2_150);
  });
});
