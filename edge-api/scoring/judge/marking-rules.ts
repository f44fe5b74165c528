/** Stands between the words of a marked text; what an answer has of it itself is left out. */
export const WORD_MARK = 'ˆ';

/**
 * Returns a text with a mark in place of every space. A model that is told so obeys what such a text says far more rarely
 * and judges it hardly otherwise ("datamarking", Hines et al., https://arxiv.org/abs/2403.14720).
 */
export function markWords(text: string): string {
  return text.replaceAll(WORD_MARK, ' ').trim().replace(/\s+/g, WORD_MARK);
}
