import { PALETTE } from '#site/styles/palette.ts';
import type { Scheme } from './schemes.ts';
import type { Shape } from './shapes.ts';

const PRODUCT_NAME = 'Power Hour';
/** The lit hour of the dial, in degrees from three o'clock (ui/Mark.astro). */
const LIT = { from: -111, to: -29.4, steps: 24 } as const;
const MARK_SIZE = 40;

/** Draws the mark (ui/Mark.astro) with its top left corner at a point. */
export function composeMark(x: number, y: number, size: number, dial: string): readonly Shape[] {
  const scale = size / MARK_SIZE;
  const place = (left: number, top: number): [number, number] => [x + left * scale, y + top * scale];
  const arc = Array.from({ length: LIT.steps + 1 }, (_, step) => {
    const angle = ((LIT.from + ((LIT.to - LIT.from) * step) / LIT.steps) * Math.PI) / 180;
    return place(20 + 20 * Math.cos(angle), 20 + 20 * Math.sin(angle));
  });
  const [lampX, lampY] = place(20, 26.5);
  return [
    { kind: 'disc', x: x + size / 2, y: y + size / 2, radius: size / 2, fill: dial },
    { kind: 'polygon', points: [place(20, 24), ...arc], fill: PALETTE.peach },
    { kind: 'disc', x: lampX, y: lampY, radius: 4.6 * scale, fill: PALETTE.coral },
  ];
}

/** Draws the mark with the product's name beside it. */
export function composeBrand(x: number, y: number, size: number, scheme: Scheme): readonly Shape[] {
  const name: Shape = {
    ...{ kind: 'line', text: PRODUCT_NAME, weight: 800, fill: scheme.brand, size: size * 0.68 },
    x: x + size * 1.3,
    y: y + size * 0.73,
  };
  return [...composeMark(x, y, size, scheme.dial), name];
}
