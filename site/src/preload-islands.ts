import { basename } from 'node:path';
import { rewritePages } from './rewrite-pages.ts';

const ISLAND = /<astro-island\b(?:"[^"]*"|[^">])*>/g;
const NEEDS_SCRIPT_SOON = /\sclient="(?:load|first-use)"/;
const SCRIPT = /\s(?:component|renderer)-url="(?<url>[^"]+)"/g;
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*"\.\/(?<file>[^"]+\.js)"/g;

/**
 * Names, at the end of a page, every script of the islands that wake up at once or at their first use: a browser learns
 * what a script imports only once it has that script, a round trip later for each step. In the head they would compete
 * with the page itself.
 * Islands that wait to be seen preload nothing, since they may never be. `read` returns the text of a script by its
 * address.
 */
export function addPreloads(html: string, read: (url: string) => string): string {
  const islands = (html.match(ISLAND) ?? []).filter((island) => NEEDS_SCRIPT_SOON.test(island));
  const scripts = new Set<string>();
  const add = (url: string): void => {
    if (scripts.has(url)) return;
    scripts.add(url);
    for (const { groups } of read(url).matchAll(STATIC_IMPORT))
      add(url.replace(basename(url), groups?.['file'] ?? ''));
  };
  for (const { groups } of islands.join('').matchAll(SCRIPT)) add(groups?.['url'] ?? '');
  const links = [...scripts].map((url) => `<link rel="modulepreload" href="${url}">`);
  return html.replace('</body>', () => `${links.join('')}</body>`);
}

/** Adds the preloads to every prerendered page. */
export const preloadIslands = () => rewritePages('preload-islands', addPreloads);
