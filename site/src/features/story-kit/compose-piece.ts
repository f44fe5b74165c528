import { composeSquare } from './compose-square.ts';
import { composeUpright } from './compose-upright.ts';
import type { PieceWords } from './piece-words.ts';
import { PIECE_WIDTH, PIECES, type PieceName } from './pieces.ts';
import { SCHEMES } from './schemes.ts';
import type { Measure, Shape } from './shapes.ts';

/** Returns what a piece is drawn of, from back to front. */
export function composePiece(name: PieceName, words: PieceWords, measure: Measure): readonly Shape[] {
  const { height, paper } = PIECES[name];
  const { ground } = paper ? SCHEMES.print : SCHEMES.night;
  return [
    { kind: 'box', x: 0, y: 0, width: PIECE_WIDTH, height, radius: 0, fill: ground },
    ...(name === 'square' ? composeSquare(words, measure) : composeUpright(name, words, measure)),
  ];
}
