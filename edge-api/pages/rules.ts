/** Where the build leaves what the API knows of pages (site/src/pages/pages-index.json.ts). */
export const PAGES_INDEX_PATH = '/pages-index.json';
