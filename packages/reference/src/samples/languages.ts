import { csharp } from './languages/csharp.ts';
import { curl } from './languages/curl.ts';
import { go } from './languages/go.ts';
import { java } from './languages/java.ts';
import { javascript } from './languages/javascript.ts';
import { php } from './languages/php.ts';
import { python } from './languages/python.ts';
import { r } from './languages/r.ts';
import { ruby } from './languages/ruby.ts';
import { typescript } from './languages/typescript.ts';
import type { Language } from './sample-request.ts';

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
