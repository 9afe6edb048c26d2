import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { checkSource, parseYaml } from './read-source.ts';
import { workEntry } from './work-entry.ts';

const themeFile = z.strictObject({ works: z.array(workEntry) });

function complaint(work: Record<string, unknown>): string {
  try {
    checkSource(
      themeFile,
      { works: [{ title: 'Cats', format: 'a', subjects: [], ...work }] },
      'x.yaml',
    );
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

describe('what is reported to an author', () => {
  it('is nothing if everything is valid', () => {
    expect(complaint({ date: '[ca. 1750]', by: { 'Pell, Hannah': 'author' } })).toBe('');
  });

  it.each([
    ['an unknown format', { format: 'book' }, /x\.yaml: “Cats” format: .*"a"\|"b"/],
    ['a year without quotes', { date: 1832 }, /“Cats” date: .*in quotes/],
    ['a meaningless date', { date: 'long ago' }, /“Cats” date: "long ago" is not a date label/],
    ['an unknown field', { subject: ['Cats'] }, /“Cats”: .*subject/],
    ['an invalid id', { id: 'oil10000' }, /“Cats” id: must be eight letters and digits/],
    ['an unknown note', { notes: { 'odd-note': ['x'] } }, /“Cats” notes: /],
  ])('names %s', (_, work, message) => {
    expect(complaint(work)).toMatch(message);
  });

  it('names every problem at once', () => {
    expect(complaint({ format: 'book', date: 'long ago' })).toContain('2 problem(s)');
  });

  it('locates broken YAML', () => {
    expect(() => parseYaml('works: [', 'y.yaml')).toThrow(/y\.yaml: YAML: .*line 1/s);
  });
});
