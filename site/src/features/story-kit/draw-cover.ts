import type { Gradient } from '../campaigns/gradient.ts';
import { PALETTE } from '#site/styles/palette.ts';

/** A campaign's picture, and the gradient that is drawn when there is none. */
export type Cover = { readonly picture: HTMLImageElement | null; readonly gradient: Gradient };

type Size = { readonly width: number; readonly height: number };

/** The size that the drawing of a campaign without a picture is made at (campaigns/CampaignPicture.tsx). */
const DRAWING: Size = { width: 400, height: 300 };
const RINGS = [
  { radius: 88, opacity: 0.22 },
  { radius: 132, opacity: 0.12 },
] as const;

/** Fills a canvas's area from 0, 0 with a campaign's picture, cropped to fit, or with its drawing. */
export function drawCover(context: CanvasRenderingContext2D, { picture, gradient }: Cover, size: Size): void {
  context.save();
  const source = picture ? { width: picture.naturalWidth, height: picture.naturalHeight } : DRAWING;
  const scale = Math.max(size.width / source.width, size.height / source.height);
  context.translate((size.width - source.width * scale) / 2, (size.height - source.height * scale) / 2);
  context.scale(scale, scale);
  if (picture) context.drawImage(picture, 0, 0);
  else drawGradient(context, gradient);
  context.restore();
}

function drawGradient(context: CanvasRenderingContext2D, { from, to, light, x, y, turn }: Gradient): void {
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
  for (const { radius, opacity } of RINGS)
    strokeArc(context, { radius, opacity, end: 2 * Math.PI, width: 2 });
  strokeArc(context, { radius: RINGS[0].radius, opacity: 0.9, end: Math.PI / 3, width: 6 });
}

/** Strokes a part of a circle, clockwise from twelve o'clock. */
function strokeArc(
  context: CanvasRenderingContext2D,
  { radius, opacity, end, width }: Readonly<Record<'radius' | 'opacity' | 'end' | 'width', number>>,
): void {
  const start = -Math.PI / 2;
  context.beginPath();
  context.globalAlpha = opacity;
  context.lineWidth = width;
  context.arc(0, 0, radius, start, start + end);
  context.stroke();
}
