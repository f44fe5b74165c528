import { dedupeKeywords, KEYWORD_MAX, KEYWORDS_MAX, toKeywordKey } from '#api/campaigns/draft-rules.ts';
import { cutText } from '#api/platform/rules.ts';

/** Adds a typed keyword, or several separated by commas; blanks and duplicates change nothing. */
export function addKeywords(keywords: readonly string[], typed: string): readonly string[] {
  const added = typed.split(',').map((keyword) => cutText(keyword.trim(), KEYWORD_MAX));
  return dedupeKeywords([...keywords, ...added]).slice(0, KEYWORDS_MAX);
}

/** Removes a keyword, ignoring case. */
export function removeKeyword(keywords: readonly string[], keyword: string): readonly string[] {
  return keywords.filter((each) => !isSameKeyword(each, keyword));
}

/** Returns whether a keyword is in the list, ignoring case. */
export function hasKeyword(keywords: readonly string[], keyword: string): boolean {
  return keywords.some((each) => isSameKeyword(each, keyword));
}

/** Moves a keyword to another position, clamped to the list; the others keep their order. */
export function moveKeyword(keywords: readonly string[], from: number, to: number): readonly string[] {
  const moved = keywords[from];
  if (moved === undefined) return keywords;
  const others = keywords.toSpliced(from, 1);
  return others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, moved);
}

/** Returns the position for a row dragged to `y`, given the middles of the rows. */
export function findDropIndex(y: number, middles: readonly number[], from: number): number {
  return middles.filter((middle, index) => index !== from && middle < y).length;
}

function isSameKeyword(a: string, b: string): boolean {
  return toKeywordKey(a) === toKeywordKey(b);
}
