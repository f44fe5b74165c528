import { transform, type SelectorComponent } from 'lightningcss';
import { toPolicyHash } from './security-headers.ts';
import { rewritePages } from './rewrite-pages.ts';

const STYLE = /(?<=<style>).*?(?=<\/style>)/gs;
const WORD = /[\w-]+/g;
/** How the class begins that Astro gives to the elements of a component with styles of its own. */
const SCOPE = 'astro-';
/** What may put elements into a page that are not in its HTML: islands, and scripts of more than a few lines. */
const ADDS_ELEMENTS = /<astro-island\b|<script[^>]*\ssrc=/;

/**
 * Drops the rules of inline styles that nothing in the page can match, and replaces their hashes in its policy: pages share
 * one style sheet for all blocks and components, of which a page of text uses a third. Rules of components that are not
 * in the page go from every page, other classes only from pages whose elements are all in their HTML; a class that a
 * short inline script adds is a word of that script.
 */
export function dropUnusedRules(html: string): string {
  const words = new Set(html.replaceAll(STYLE, '').match(WORD));
  const mayGrow = ADDS_ELEMENTS.test(html);
  const isAbsent = (name: string) => !words.has(name) && !(mayGrow && !name.startsWith(SCOPE));
  return (html.match(STYLE) ?? []).reduce((page, css) => {
    const used = dropRules(css, listNames(css).filter(isAbsent));
    return page.replace(css, () => used).replace(toPolicyHash(css), () => toPolicyHash(used));
  }, html);
}

const knownNames = new Map<string, readonly string[]>();

/** Returns the classes of a style sheet's selectors. */
function listNames(css: string): readonly string[] {
  const known = knownNames.get(css);
  if (known) return known;
  const names = new Set<string>();
  visitRules(css, (selectors) => {
    for (const name of selectors.flat().map(getName)) if (name !== undefined) names.add(name);
    return false;
  });
  const listed = [...names];
  knownNames.set(css, listed);
  return listed;
}

const withoutRules = new Map<string, string>();

/** Returns a style sheet without the rules whose every selector needs one of the `absent` names. */
function dropRules(css: string, absent: readonly string[]): string {
  const key = [css, ...absent].join('\n');
  const names = new Set<string | undefined>(absent);
  const used =
    withoutRules.get(key) ??
    visitRules(css, (selectors) =>
      selectors.every((parts) => parts.some((part) => names.has(getName(part)))),
    );
  withoutRules.set(key, used);
  return used;
}

/** Returns a style sheet without the rules for which `isUnused` answers true. */
function visitRules(
  css: string,
  isUnused: (selectors: readonly (readonly SelectorComponent[])[]) => boolean,
): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: { Rule: { style: ({ value }) => (isUnused(value.selectors) ? [] : undefined) } },
  });
  return code.toString();
}

const getName = (part: SelectorComponent) => (part.type === 'class' ? part.name : undefined);

/** Drops what each prerendered page does not use. */
export const dropUnusedRulesOfPages = () => rewritePages('drop-unused-rules', dropUnusedRules);
