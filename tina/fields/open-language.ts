import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../edge-api/platform/rules.ts';

/** Returns the language of the page that is open in the editor, from the editor's address. */
export function getOpenLanguage(hash = typeof location === 'undefined' ? '' : location.hash): Language {
  return hash.split(/[/?]/).find(isLanguage) ?? DEFAULT_LANGUAGE;
}
