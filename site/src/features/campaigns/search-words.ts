/** Name of the search's words in an address, with and without script. */
export const SEARCH_PARAM = 'q';

/** Returns the words in the page's address; empty where there are none. */
export function readSearchWords(): string {
  return new URLSearchParams(location.search).get(SEARCH_PARAM) ?? '';
}

/** Writes the words into the page's address, without a new entry in the history. */
export function writeSearchWords(words: string): void {
  const url = new URL(location.href);
  if (words.trim() === '') url.searchParams.delete(SEARCH_PARAM);
  else url.searchParams.set(SEARCH_PARAM, words);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
