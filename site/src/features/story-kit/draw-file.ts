import type { Language } from '#api/platform/rules.ts';
import { createCanvas } from './create-canvas.ts';
import type { PieceFill } from './paint-piece.ts';
import { paintPiece } from './paint-piece.ts';
import { PIECE_WIDTH, PIECES, type PieceName } from './pieces.ts';
import type { Measure, Shape } from './shapes.ts';

/** A piece that is ready to be drawn. */
export type ComposedPiece = {
  readonly name: PieceName;
  readonly shapes: readonly Shape[];
  readonly fill: PieceFill;
};

/** Draws a piece's file: a PDF of a print, else a PNG. */
export async function drawFile(
  { name, shapes, fill }: ComposedPiece,
  {
    title,
    language,
    measure,
  }: { readonly title: string; readonly language: Language; readonly measure: Measure },
): Promise<Blob> {
  const { paper } = PIECES[name];
  if (!paper) return drawPicture({ name, shapes, fill });
  const { printPiece } = await import('./print-piece.ts');
  return printPiece(shapes, fill, { ...paper, title, language }, measure);
}

function drawPicture({ name, shapes, fill }: ComposedPiece): Promise<Blob> {
  const context = createCanvas(PIECE_WIDTH, PIECES[name].height);
  paintPiece(context, shapes, fill, 1);
  return new Promise((resolve, reject) => {
    context.canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas is empty'))),
      'image/png',
    );
  });
}
