import { readFileSync } from 'node:fs';
import { cellLanguages } from '@portal/cells';
import { type LanguageId, languageNames } from '@portal/reference/language';
import { expect, it } from 'vitest';
import { trackClass, trackLanguages, trackName, trackShown } from './tracks';

const file = new URL('../../src/css/tracks.css', import.meta.url);
const css = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

/** What the style sheet hides while <html> has a given language. */
function isHidden(className: string, language: string | undefined): boolean {
  const selectors = css.slice(0, css.indexOf('{')).split(/,\n(?=html)/);
  return selectors.some((selector) => {
    const [, root = '', classes = ''] = /^html(\S+) (.*)$/s.exec(selector.trim()) ?? [];
    const named = [...root.matchAll(/data-language='(\w+)'/g)].map(([, name]) => name);
    const isNamed = language !== undefined && named.includes(language);
    const applies = root.startsWith(':not(') ? !isNamed : isNamed;
    return (
      applies &&
      className !== '' &&
      className.split(' ').some((name) => classes.includes(`.${name}`))
    );
  });
}

const pages = [
  ['ts'],
  ['ts', 'python'],
  ['ts', 'r'],
  ['ts', 'python', 'r'],
  ['python'],
  ['python', 'r'],
] as const;

it.each(pages.map((tracks) => [tracks]))('shows one track of %s in every language', (tracks) => {
  for (const chosen of [undefined, ...Object.keys(languageNames)] as (LanguageId | undefined)[]) {
    const shown = tracks.filter((track) => !isHidden(trackClass(track, tracks), chosen));
    expect([chosen, shown]).toEqual([chosen, [trackShown(chosen, tracks)]]);
  }
});

it.each<[LanguageId | undefined, string]>([
  [undefined, 'ts'],
  ['javascript', 'ts'],
  ['typescript', 'ts'],
  ['python', 'python'],
  ['r', 'ts'],
  ['curl', 'ts'],
])('a reader of %s sees %s if a page has TypeScript and Python', (chosen, track) => {
  expect(trackShown(chosen, ['ts', 'python'])).toBe(track);
});

it('has a choice of the reader for each language of cells', () => {
  expect(Object.keys(trackLanguages)).toEqual([...cellLanguages]);
  expect(cellLanguages.map(trackName)).toEqual(['TypeScript', 'Python', 'R']);
});
