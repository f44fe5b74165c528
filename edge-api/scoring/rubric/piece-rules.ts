import { splitSentences } from './sentence-rules.ts';

/** Words of a piece; a sentence is cut into as many pieces of about this length as it has. */
const PIECE_WORDS = 9;

/**
 * Returns the sentences of a text, long ones in pieces of equal length: a text without marks has parts too, so that nothing
 * is gained by leaving out the mark before what is added.
 */
export function splitPieces(text: string): readonly string[] {
  return splitSentences(text).flatMap((sentence) => {
    const words = sentence.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
    const pieces = Math.max(1, Math.round(words.length / PIECE_WORDS));
    const startOf = (piece: number) => Math.round((piece * words.length) / pieces);
    return Array.from({ length: pieces }, (_, piece) =>
      words.slice(startOf(piece), startOf(piece + 1)).join(' '),
    );
  });
}
