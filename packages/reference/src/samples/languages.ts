import { csharp } from './csharp.ts';
import { curl } from './curl.ts';
import { go } from './go.ts';
import { java } from './java.ts';
import { javascript } from './javascript.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import { r } from './r.ts';
import { ruby } from './ruby.ts';
import type { Language } from './sample-request.ts';
import { typescript } from './typescript.ts';

/** In the order of the tabs. */
export const languages: readonly Language[] = [
  curl,
  javascript,
  typescript,
  python,
  r,
  ruby,
  go,
  php,
  java,
  csharp,
];

/** The reader's remembered choice, or the first if it is not one of ours. */
export function languageOf(id: string | null | undefined): Language {
  return languages.find((language) => language.id === id) ?? curl;
}
