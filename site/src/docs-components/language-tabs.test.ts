import { readFileSync } from 'node:fs';
import { languageNames } from '@portal/reference/language';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('./language-tabs.module.css', import.meta.url), 'utf8');
const named = (selector: RegExp) => [...css.matchAll(selector)].map(([, language]) => language);

// Before the first paint there is only the style sheet: a language that it lacks would not be shown.
it('hides other panels, and shows its own, for every language that a reader can choose', () => {
  const languages = Object.keys(languageNames);
  const others = /html\[data-language='(\w+)'\]\) \.tabs\[data-languages~='\1'\] \.panel[,\s]/g;
  const own = /html\[data-language='(\w+)'\]\) \.tabs \.panel\[data-language='\1'\][,\s]/g;
  expect(named(others)).toEqual(languages);
  expect(named(own)).toEqual(languages);
  expect(named(/html\[data-language='(\w+)'\]/g).length).toBe(2 * languages.length);
});

// Those colours also replace the transparent line below the other tabs.
it('marks the chosen tab where the reader chooses all colours', () => {
  const [, forced = ''] = css.match(/@media \(forced-colors: active\) \{([\s\S]*?\n)\}/) ?? [];
  const lines = Object.fromEntries(
    [...forced.matchAll(/(\.tab\S*) \{\s*border-bottom-color: (\w+);/g)].map(
      ([, selector, colour]) => [selector, colour],
    ),
  );
  expect(lines).toEqual({ '.tab': 'Canvas', ".tab[aria-selected='true']": 'Highlight' });
});
