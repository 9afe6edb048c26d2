import { languageNames, languageParameter, languageStorageKey } from '@portal/reference/language';

const ids = Object.keys(languageNames).join('|');

/**
 * Sets the reader's language on <html> before anything is rendered, so that tabs show its code from
 * the start and nothing moves. The same rule as the reference's `languageChoice`.
 */
export const languageScript = `(function(){function k(l){return /^(${ids})$/.test(l)&&l}var s;try{s=localStorage.getItem("${languageStorageKey}")}catch(e){}var l=k(new URLSearchParams(location.search).get("${languageParameter}"))||k(s);if(l)document.documentElement.dataset.language=l})()`;
