/** Words of a piece; a sentence is cut into as many of about this length as it has. */
const PIECE_WORDS = 9;

/**
 * Returns a sentence in pieces of equal length, in one if it is short: a text without marks has parts too, so that
 * nothing is gained by leaving out the mark before what is added.
 */
export function splitSentence(sentence: string): readonly string[] {
  const words = sentence.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const pieces = Math.max(1, Math.round(words.length / PIECE_WORDS));
  const startOf = (piece: number) => Math.round((piece * words.length) / pieces);
  return Array.from({ length: pieces }, (_, piece) =>
    words.slice(startOf(piece), startOf(piece + 1)).join(' '),
  );
}
