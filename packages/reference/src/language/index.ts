export {
  type LanguageChoice,
  languageChoice,
  languageParameter,
  languageStorageKey,
} from './language-choice.ts';
export { isLanguageId, type LanguageId, languageNames, languageOfCode } from './language-names.ts';
