import { expect, it } from 'vitest';
import { rememberedLanguage, rememberLanguage } from './remembered-language.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

it('remembers a choice, and begins with cURL', () => {
  const store = memory();
  expect(rememberedLanguage(store).id).toBe('curl');
  rememberLanguage('python', store);
  expect(rememberedLanguage(store).id).toBe('python');
  rememberLanguage('cobol', store);
  expect(rememberedLanguage(store).id).toBe('curl');
});

it('does without a store that may not be used', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  const store = { getItem: refuse, setItem: refuse };
  expect(() => rememberLanguage('python', store)).not.toThrow();
  expect(rememberedLanguage(store).id).toBe('curl');
});
