import unhomoglyph from 'unhomoglyph';

/** What nobody sees between two letters, or takes for a break between words. */
const UNSEEN = /[\p{Cf}\p{DI}.'’]/gu;

const LEGAL_FORMS =
  'stichting foundation fondation stiftung vereniging association charity trust bv nv vof vzw ivzw asbl aisbl ev gmbh ltd limited inc llc plc';
const SMALL_WORDS = 'de het een t the a an der die das le la les en and et';
/** Words that make no difference between two names. */
const IGNORED_WORDS = new Set(toSkeletonWords(`${LEGAL_FORMS} ${SMALL_WORDS}`));

/**
 * Returns the words of a text as they look: what UTS #39 finds confusable is the same, case and diacritics do not count,
 * and an i is an l, since a capital one is.
 */
export function toSkeletonWords(text: string): string[] {
  const fold = (value: string) => unhomoglyph(value.normalize('NFKD')).toLowerCase();
  // Twice, because lower case has look-alikes that upper case has not.
  const folded = fold(fold(text.replace(UNSEEN, ''))).normalize('NFKD');
  return (
    folded
      .replace(/\p{M}/gu, '')
      .replaceAll('i', 'l')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Returns what a name looks like, for comparison: without spaces, legal forms and articles, unless it has nothing else. */
export function toSkeleton(name: string): string {
  const words = toSkeletonWords(name);
  return words.filter((word) => !IGNORED_WORDS.has(word)).join('') || words.join('');
}
