import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Example, extractExamples } from './readme-examples.ts';
import { answer } from './readme-service.ts';

let examples: Example[];
beforeAll(async () => {
  examples = await extractExamples();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the README', () => {
  it('has three examples', () => {
    expect(examples.length).toBe(3);
  });

  it.each([0, 1, 2])('prints what it shows: example %i', async (index) => {
    const printed: string[] = [];
    vi.stubGlobal('fetch', async (request: Request) => answer(request));
    vi.stubGlobal('console', { log: (...values: unknown[]) => printed.push(values.join(' ')) });
    await import(examples[index]?.file ?? '');
    expect(`${printed.join('\n')}\n`).toBe(examples[index]?.output);
  });
});
