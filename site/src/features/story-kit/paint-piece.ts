import { drawCover, type Cover } from './draw-cover.ts';
import { listDarkRuns, type Code } from './encode-link.ts';
import { setType } from './fonts.ts';
import type { Shape } from './shapes.ts';

/** What fills the places of a piece: the campaign's picture and the code. */
export type PieceFill = { readonly cover: Cover; readonly code: Code };

/** Paints a piece on a canvas, `scale` pixels for each of its units. */
export function paintPiece(
  context: CanvasRenderingContext2D,
  shapes: readonly Shape[],
  fill: PieceFill,
  scale: number,
): void {
  context.save();
  context.scale(scale, scale);
  for (const shape of shapes) {
    context.save();
    paintShape(context, shape, fill, scale);
    context.restore();
  }
  context.restore();
}

function paintShape(context: CanvasRenderingContext2D, shape: Shape, fill: PieceFill, scale: number): void {
  if (shape.kind !== 'picture') context.fillStyle = shape.fill;
  context.beginPath();
  switch (shape.kind) {
    case 'box':
      context.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius);
      context.fill();
      return;
    case 'picture':
      context.roundRect(shape.x, shape.y, shape.width, shape.height, shape.radius);
      context.clip();
      context.translate(shape.x, shape.y);
      drawCover(context, fill.cover, shape);
      return;
    case 'disc':
      context.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI);
      context.fill();
      return;
    case 'polygon':
      for (const [x, y] of shape.points) context.lineTo(x, y);
      context.fill();
      return;
    case 'code':
      paintCode(context, shape, fill.code, scale);
      return;
    case 'line':
      setType(context, shape.weight, shape.size);
      context.fillText(shape.text, shape.x, shape.y);
  }
}

/** Paints the modules with their edges between pixels: readers want them sharp. */
function paintCode(
  context: CanvasRenderingContext2D,
  { x, y, size }: Extract<Shape, { kind: 'code' }>,
  code: Code,
  scale: number,
): void {
  const toEdge = (start: number, modules: number) =>
    Math.round((start + (modules * size) / code.length) * scale) / scale;
  for (const { row, column, length } of listDarkRuns(code)) {
    const [left, top] = [toEdge(x, column), toEdge(y, row)];
    context.fillRect(left, top, toEdge(x, column + length) - left, toEdge(y, row + 1) - top);
  }
}
