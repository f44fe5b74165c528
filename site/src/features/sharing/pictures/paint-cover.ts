import { PALETTE } from '#site/styles/palette.ts';
import type { Gradient } from '../../campaigns/gradient.ts';
import type { RoundBox } from './layouts.ts';

/** A campaign's picture, and the gradient that is drawn when there is none. */
export type Cover = { readonly picture: HTMLImageElement | null; readonly gradient: Gradient };

/** The size that the drawing of a campaign without a picture is made at (campaigns/CampaignPicture.tsx). */
const DRAWING = { width: 400, height: 300 } as const;

/** Fills a box with a campaign's picture, cropped to fit, or with its drawing. */
export function paintCover(
  context: CanvasRenderingContext2D,
  { picture, gradient }: Cover,
  box: RoundBox,
): void {
  const source = picture ? { width: picture.naturalWidth, height: picture.naturalHeight } : DRAWING;
  const scale = Math.max(box.width / source.width, box.height / source.height);
  context.save();
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, box.radius);
  context.clip();
  context.translate(
    box.x + (box.width - source.width * scale) / 2,
    box.y + (box.height - source.height * scale) / 2,
  );
  context.scale(scale, scale);
  if (picture) context.drawImage(picture, 0, 0);
  else paintGradient(context, gradient);
  context.restore();
}

function paintGradient(context: CanvasRenderingContext2D, { from, to, light, x, y, turn }: Gradient): void {
  const { width, height } = DRAWING;
  const [centreX, centreY] = [(x / 100) * width, (y / 100) * height];
  const ground = context.createLinearGradient(0, 0, width, height);
  ground.addColorStop(0, from);
  ground.addColorStop(1, to);
  const glow = context.createRadialGradient(centreX, centreY, 0, centreX, centreY, width * 0.65);
  glow.addColorStop(0, `${light}d9`);
  glow.addColorStop(1, `${light}00`);
  for (const fill of [ground, glow]) {
    context.fillStyle = fill;
    context.fillRect(0, 0, width, height);
  }
  context.translate(centreX, centreY);
  context.rotate((turn * Math.PI) / 180);
  context.strokeStyle = PALETTE.paper;
  context.lineCap = 'round';
  strokeRing(context, { radius: 88, opacity: 0.22, width: 2 });
  strokeRing(context, { radius: 132, opacity: 0.12, width: 2 });
  strokeRing(context, { radius: 88, opacity: 0.9, width: 6, end: Math.PI / 3 });
}

/** Strokes a circle, or the part of it that ends at an angle, clockwise from twelve o'clock. */
function strokeRing(
  context: CanvasRenderingContext2D,
  {
    radius,
    opacity,
    width,
    end = 2 * Math.PI,
  }: Readonly<Record<'radius' | 'opacity' | 'width', number>> & {
    readonly end?: number;
  },
): void {
  context.beginPath();
  context.globalAlpha = opacity;
  context.lineWidth = width;
  context.arc(0, 0, radius, -Math.PI / 2, end - Math.PI / 2);
  context.stroke();
}
