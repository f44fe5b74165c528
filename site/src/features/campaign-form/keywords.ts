import { dedupeKeywords, KEYWORD_MAX, KEYWORDS_MAX } from '#api/campaigns/draft-rules.ts';

/** Adds what somebody typed, several at once when there are commas in it; blanks and duplicates change nothing. */
export function addKeywords(keywords: readonly string[], typed: string): readonly string[] {
  const added = typed.split(',').map((keyword) => keyword.trim().slice(0, KEYWORD_MAX));
  return dedupeKeywords([...keywords, ...added]).slice(0, KEYWORDS_MAX);
}

/** Takes a keyword away, whatever its case. */
export function removeKeyword(keywords: readonly string[], keyword: string): readonly string[] {
  return keywords.filter((each) => !isSameKeyword(each, keyword));
}

/** Whether a keyword is in the list, whatever its case. */
export function hasKeyword(keywords: readonly string[], keyword: string): boolean {
  return keywords.some((each) => isSameKeyword(each, keyword));
}

/** Moves the keyword at a position to another one; the others keep their order. Positions outside end at the ends. */
export function moveKeyword(keywords: readonly string[], from: number, to: number): readonly string[] {
  const moved = keywords[from];
  if (moved === undefined) return keywords;
  const others = keywords.toSpliced(from, 1);
  return others.toSpliced(Math.min(Math.max(to, 0), others.length), 0, moved);
}

/** The position at which something dragged to `y` belongs, from the middles of the rows as they stand. */
export function findDropIndex(y: number, middles: readonly number[], from: number): number {
  return middles.filter((middle, index) => index !== from && middle < y).length;
}

function isSameKeyword(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();
}
