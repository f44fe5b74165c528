/** The path at which the edit server shows former versions of files; it exists only on one's own machine. */
export const HISTORY_PATH = '/tina-history';

/** Returns the address of a file's history. */
export const toHistoryPath = (file: string): string => `${HISTORY_PATH}?file=${encodeURIComponent(file)}`;

/** Returns the address that TinaCMS's history button opens; empty if the files are not on this machine. */
export function findHistory(path: string): { url: string } {
  const { collection = '' } = /\/edit\/(?<collection>\w+)\//.exec(location.hash)?.groups ?? {};
  const file = path.startsWith('site/content/') ? path : `site/content/${collection}/${path}`;
  return { url: location.hostname === 'localhost' ? toHistoryPath(file) : '' };
}
