/** Separates the words of a marked text; any that an answer already contains is left out. */
export const WORD_MARK = 'ˆ';

/**
 * Returns a text with a mark in place of every space. Models that are told so obeyed what such a text says far more
 * rarely, and read it nearly as well ("datamarking", GPT models, https://arxiv.org/abs/2403.14720). It is not a
 * guarantee: the mock judge `obeying-marked` shows what remains when one obeys anyway.
 */
export function markWords(text: string): string {
  return text.replaceAll(WORD_MARK, ' ').trim().replace(/\s+/g, WORD_MARK);
}
