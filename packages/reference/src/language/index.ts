export { type LanguageChoice, languageChoice } from './language-choice.ts';
export { isLanguageId, type LanguageId, languageNames } from './language-names.ts';
