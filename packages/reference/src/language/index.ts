export {
  type LanguageChoice,
  languageChoice,
  languageParameter,
  languageStorageKey,
} from './language-choice.ts';
export { isLanguageId, type LanguageId, languageNames } from './language-names.ts';
