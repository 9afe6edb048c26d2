import { readFileSync } from 'node:fs';
import { languages } from '@portal/reference/samples';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('./language-tabs.module.css', import.meta.url), 'utf8');

/** CSS cannot compare two attributes, so each language has its selectors. */
function rule(panel: (id: string) => string, display: string): string {
  const selectors = languages.map(
    ({ id }) =>
      `html[data-language='${id}'] [data-languages~='${id}'] > [role='tabpanel']${panel(id)}`,
  );
  return `${selectors.join(',\n')} {\n  display: ${display};\n}\n`;
}

// Before the first paint there is only the style sheet: a language that it lacks would not be shown.
it('hides other panels, and shows its own, for every language that a reader can choose', async () => {
  const written = [
    '/* Written by `npx vitest run language -u` from the languages of the samples. */',
    rule(() => '', 'none'),
    rule((id) => `[data-language='${id}']`, 'block'),
  ].join('\n');
  await expect(written).toMatchFileSnapshot('language-tabs.generated.css');
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
