import { transform, type SelectorComponent } from 'lightningcss';
import { toPolicyHash } from './security-headers.ts';
import { rewritePages } from './rewrite-pages.ts';

const STYLE = /(?<=<style>).*?(?=<\/style>)/gs;
const WORD = /[\w-]+/g;
/** Prefix of the class that Astro adds to the elements of a component with scoped styles. */
const SCOPE = 'astro-';
/** Matches what may add elements to a page: islands, and script files other than Page's, which only reports. */
const ADDS_ELEMENTS = /<astro-island\b|<script[^>]*\ssrc="(?!\/_astro\/Page\.)/;

/**
 * Drops the rules of inline styles that nothing in the page can match, and replaces the styles' hashes in the policy:
 * pages share one style sheet for all blocks and components, of which a text page uses a third. Scoped rules of absent
 * components are always dropped, other unmatched classes only if no script can add elements. A class that an inline
 * script adds counts as used, because it is a word of the HTML.
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

/** Removes the rules of which every selector has an absent part. */
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

/** Drops the unused rules of each prerendered page. */
export const dropUnusedRulesOfPages = () => rewritePages('drop-unused-rules', dropUnusedRules);
