import { languageStorageKey } from '@portal/reference/language';
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { LanguageTabs } from './language-tabs';

function Code({ language }: { language: string }) {
  return <pre>{language}</pre>;
}

const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getByRole('tab', { selected: true }).textContent;

/** Whether the key is left to the browser. */
function press(key: string, modifiers = {}): boolean {
  return fireEvent.keyDown(document.activeElement as Element, { key, ...modifiers });
}

function show(): void {
  render(
    <LanguageTabs>
      <Code language="bash" />
      <Code language="python" />
      <Code language="r" />
    </LanguageTabs>,
  );
  fireEvent.click(tab('Python'));
  tab('Python').focus();
}

afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', location.pathname);
  // As another tab would: the page forgets its choice too.
  fireEvent(window, new StorageEvent('storage', { key: languageStorageKey }));
});

describe('the keys of code in several languages', () => {
  it.each([
    ['ArrowLeft', 'cURL'],
    ['ArrowRight', 'R'],
    ['Home', 'cURL'],
    ['End', 'R'],
  ])('%s chooses %s, and the page does not scroll away', (key, name) => {
    show();
    expect(press(key)).toBe(false);
    expect(selected()).toBe(name);
    expect(document.activeElement).toBe(tab(name));
  });

  it.each([
    ['ArrowLeft', { altKey: true }],
    ['Home', { ctrlKey: true }],
    ['ArrowRight', { metaKey: true }],
    ['ArrowDown', {}],
  ])('%s with %o is the browser’s', (key, modifiers) => {
    show();
    expect(press(key, modifiers)).toBe(true);
    expect(selected()).toBe('Python');
  });
});
