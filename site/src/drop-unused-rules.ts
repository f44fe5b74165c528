import { transform, type SelectorComponent } from 'lightningcss';
import { toPolicyHash } from './security-headers.ts';
import { rewritePages } from './rewrite-pages.ts';

const STYLE = /(?<=<style>).*?(?=<\/style>)/gs;
const WORD = /[\w-]+/g;
/** How the class begins that Astro gives to the elements of a component with styles of its own. */
const SCOPE = 'astro-';
/** What may put elements into a page that are not in its HTML: islands, and files of script but the one that only reports. */
const ADDS_ELEMENTS = /<astro-island\b|<script[^>]*\ssrc="(?!\/_astro\/Page\.)/;

/**
 * Drops the rules of inline styles that nothing in the page can match, and replaces their hashes in its policy: pages share
 * one style sheet for all blocks and components, of which a page of text uses a third. Rules of components that are not
 * in the page go from every page, other classes only from pages whose elements are all in their HTML; a class that a
 * short inline script adds is a word of that script.
 */
export function dropUnusedRules(html: string): string {
  const words = new Set(html.replaceAll(STYLE, '').match(WORD));
  const mayGrow = ADDS_ELEMENTS.test(html);
  const isAbsent = (part: SelectorComponent) =>
    part.type === 'class' && !words.has(part.name) && !(mayGrow && !part.name.startsWith(SCOPE));
  return (html.match(STYLE) ?? []).reduce((page, css) => {
    const used = dropRules(css, isAbsent);
    return page.replace(css, () => used).replace(toPolicyHash(css), () => toPolicyHash(used));
  }, html);
}

/** Returns a style sheet without the rules whose every selector has a part that is absent. */
function dropRules(css: string, isAbsent: (part: SelectorComponent) => boolean): string {
  const isUnused = (selectors: readonly (readonly SelectorComponent[])[]) =>
    selectors.every((parts) => parts.some(isAbsent));
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: { Rule: { style: ({ value }) => (isUnused(value.selectors) ? [] : undefined) } },
  });
  return code.toString();
}

/** Drops what each prerendered page does not use. */
export const dropUnusedRulesOfPages = () => rewritePages('drop-unused-rules', dropUnusedRules);
