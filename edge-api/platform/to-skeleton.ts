import unhomoglyph from 'unhomoglyph';

/** Characters that are invisible between letters or do not read as a word break. */
const UNSEEN = /[\p{Cf}\p{DI}.'’]/gu;

const LEGAL_FORMS =
  'stichting foundation fondation stiftung vereniging association charity trust bv nv vof vzw ivzw asbl aisbl ev gmbh ltd limited inc llc plc';
const SMALL_WORDS = 'de het een t the a an der die das le la les en and et';
const IGNORED_WORDS = new Set(toSkeletonWords(`${LEGAL_FORMS} ${SMALL_WORDS}`));

/**
 * Returns the words of a text by their appearance: characters that UTS #39 calls confusable are equal, case and
 * diacritics do not count, and i equals l, since a capital i looks like one.
 */
export function toSkeletonWords(text: string): string[] {
  const fold = (value: string) => unhomoglyph(value.normalize('NFKD')).toLowerCase();
  // Twice, because some lower-case letters have look-alikes where their upper-case forms have none.
  const folded = fold(fold(text.replace(UNSEEN, ''))).normalize('NFKD');
  return (
    folded
      .replace(/\p{M}/gu, '')
      .replaceAll('i', 'l')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Returns a name's appearance, for comparison: without spaces, legal forms and articles, unless it is only those. */
export function toSkeleton(name: string): string {
  const words = toSkeletonWords(name);
  return words.filter((word) => !IGNORED_WORDS.has(word)).join('') || words.join('');
}
