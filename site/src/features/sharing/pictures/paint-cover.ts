import { renderDial, type Dial } from '#api/campaigns/dial-rules.ts';
import { cropAround, type Focal } from '#api/media/focal-rules.ts';
import type { RoundBox, Square } from './layouts.ts';

/** A loaded picture with its focal point, which crops keep in view. */
export type Picture = { readonly image: HTMLImageElement; readonly focal: Focal };

/** Fills a box with a picture, cropped around its focal point. */
export function paintCover(
  context: CanvasRenderingContext2D,
  { image, focal }: Picture,
  box: RoundBox,
): void {
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const { x, y, width, height } = cropAround({ ...size, focal }, box);
  context.save();
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, box.radius);
  context.clip();
  context.drawImage(image, x, y, width, height, box.x, box.y, box.width, box.height);
  context.restore();
}

/** Paints a campaign's dial; its ring covers the corners of the face in the middle. */
export function paintDial(
  context: CanvasRenderingContext2D,
  { face, ring }: { readonly face: Picture | null; readonly ring: HTMLImageElement },
  { x, y, size }: Square,
): void {
  const inset = size * 0.18;
  const side = size - 2 * inset;
  if (face)
    paintCover(context, face, { x: x + inset, y: y + inset, width: side, height: side, radius: side / 2 });
  context.drawImage(ring, x, y, size, size);
}

/** Returns a dial as an SVG file that loads nothing else. */
export function toDialFile(dial: Dial): Blob {
  const svg = renderDial(dial).replace(
    '<svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"',
  );
  return new Blob([svg], { type: 'image/svg+xml' });
}
