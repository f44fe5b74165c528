import sharp from 'sharp';

/** The colours of every picture: the night of the product and the warm light in it. */
export const PALETTE = {
  deep: '#1b0a36',
  night: '#2b1055',
  plum: '#5b2a9d',
  violet: '#7d4cc4',
  lilac: '#b497e6',
  ember: '#c81e2b',
  coral: '#ff5a4f',
  warm: '#ff8f6b',
  peach: '#ffd9a8',
  cream: '#fff1dc',
  clay: '#b4523a',
  brown: '#6e3226',
  skin: '#e39a72',
} as const;

/** What all pictures share: one warm light from above, and what it falls on. */
const SHARED = `
<linearGradient id="beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${PALETTE.cream}"/><stop offset=".45" stop-color="${PALETTE.peach}"/><stop offset="1" stop-color="${PALETTE.warm}" stop-opacity=".55"/></linearGradient>
<radialGradient id="dial" cx=".5" cy=".45" r=".6"><stop offset="0" stop-color="#8a4fd0"/><stop offset=".7" stop-color="${PALETTE.plum}"/><stop offset="1" stop-color="#43208a"/></radialGradient>
<radialGradient id="glow" cx=".5" cy=".2" r=".8"><stop offset="0" stop-color="${PALETTE.warm}" stop-opacity=".75"/><stop offset=".55" stop-color="${PALETTE.coral}" stop-opacity=".28"/><stop offset="1" stop-color="${PALETTE.coral}" stop-opacity="0"/></radialGradient>
<linearGradient id="coral" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${PALETTE.coral}"/><stop offset="1" stop-color="${PALETTE.ember}"/></linearGradient>
<linearGradient id="coralR" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${PALETTE.warm}"/><stop offset=".55" stop-color="${PALETTE.coral}"/><stop offset="1" stop-color="#8f1730"/></linearGradient>
<linearGradient id="lilacL" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#e6d3ff"/><stop offset=".45" stop-color="${PALETTE.lilac}"/><stop offset="1" stop-color="#6a3db3"/></linearGradient>
<linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${PALETTE.cream}"/><stop offset="1" stop-color="${PALETTE.warm}"/></linearGradient>
<linearGradient id="faceL" x1="1" y1="0" x2="0" y2="0"><stop offset=".1" stop-color="${PALETTE.skin}"/><stop offset=".75" stop-color="${PALETTE.clay}"/></linearGradient>
<linearGradient id="faceR" x1="0" y1="0" x2="1" y2="0"><stop offset=".1" stop-color="#a8593f"/><stop offset=".75" stop-color="${PALETTE.brown}"/></linearGradient>
<linearGradient id="cord" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="90"><stop offset="0" stop-color="${PALETTE.peach}" stop-opacity="0"/><stop offset="1" stop-color="${PALETTE.peach}"/></linearGradient>
<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#43208a"/><stop offset="1" stop-color="${PALETTE.night}" stop-opacity="0"/></linearGradient>`;

const GRAIN_SIDE_PX = 80;

/** The same grain in every picture: a small tile of light and dark specks, from a fixed seed. */
async function drawGrain(): Promise<string> {
  const pixels = Buffer.alloc(GRAIN_SIDE_PX ** 2 * 4);
  let seed = 7;
  for (let at = 0; at < pixels.length; at += 4) {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    const speck = Math.floor((seed / 2 ** 32) * 4);
    pixels.fill(speck > 1 ? 255 : 20, at, at + 3);
    pixels[at + 3] = speck === 0 || speck === 3 ? 60 : 0;
  }
  const raw = { width: GRAIN_SIDE_PX, height: GRAIN_SIDE_PX, channels: 4 } as const;
  const tile = await sharp(pixels, { raw }).png({ palette: true, colours: 3, effort: 10 }).toBuffer();
  return tile.toString('base64');
}

/** A scene: its size, its shapes from back to front, and those that carry grain. */
export type Scene = {
  width: number;
  height: number;
  shapes: string;
  grained: string;
  /** From how far above, in px, it comes out of the dark. */
  fade?: number;
};

/** The strokes of a dial's hours, the quarters longer. */
export function hourStrokes(x: number, y: number, radius: number): string {
  const strokes = Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour * Math.PI) / 6;
    const inner = radius - (hour % 3 === 0 ? 30 : 16);
    const point = (r: number) =>
      `${(x + Math.sin(angle) * r).toFixed(1)} ${(y - Math.cos(angle) * r).toFixed(1)}`;
    return `M${point(inner)}L${point(radius)}`;
  });
  return `<path d="${strokes.join('')}"/>`;
}

/** A mask that lets a scene come out of the dark from above. */
function fadeMask(width: number, height: number, fade: number): string {
  return `<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${fade}"><stop stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient><mask id="dusk" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="url(#fade)"/></mask>`;
}

/** The whole SVG file of a scene. */
export async function toSvg({ width, height, shapes, grained, fade }: Scene): Promise<string> {
  const side = GRAIN_SIDE_PX;
  const grain = `<pattern id="g" width="${side}" height="${side}" patternUnits="userSpaceOnUse"><image width="${side}" height="${side}" href="data:image/png;base64,${await drawGrain()}"/></pattern>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <defs>${grain}${SHARED}<clipPath id="c">${grained}</clipPath>${fade ? fadeMask(width, height, fade) : ''}</defs>${fade ? '<g mask="url(#dusk)">' : ''}${shapes}
    <rect width="${width}" height="${height}" fill="url(#g)" clip-path="url(#c)" opacity=".5"/>${fade ? '</g>' : ''}</svg>`;
  return svg.replace(/<!--.*?-->/g, '').replace(/\n\s*/g, '');
}
