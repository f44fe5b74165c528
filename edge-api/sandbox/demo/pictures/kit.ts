/** Size in pixels at which every picture is drawn. */
export const WIDTH = 1600;
export const HEIGHT = 1200;

/** design.md's palette, and the few tones between them that light needs. */
export const INK = {
  abyss: '#12052A',
  night: '#2B1055',
  violet: '#42208A',
  plum: '#5B2A9D',
  mauve: '#9A62C7',
  ember: '#C81E2B',
  wine: '#7A1233',
  coral: '#FF5A4F',
  apricot: '#FF9A6B',
  peach: '#FFD9A8',
  paper: '#FBF6EE',
  tide: '#1E5A78',
  moss: '#2F6B5B',
  copper: '#C4643A',
} as const;

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** A gradient along a line, in fractions of what it fills; from top to bottom by default. */
export function linear(id: string, stops: readonly Stop[], line = [0, 0, 0, 1]): string {
  const [x1, y1, x2, y2] = line;
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`;
}

/** A gradient around a point, in fractions of what it fills. */
export function radial(id: string, stops: readonly Stop[], circle = [0.5, 0.5, 0.5]): string {
  const [cx, cy, r] = circle;
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`;
}

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${more}/>`;
export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;
export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const group = (more: string, ...parts: string[]) => `<g ${more}>${parts.join('')}</g>`;

/** A soft light: a filled circle that fades to nothing. */
export function glow(
  id: string,
  colour: string,
  [x, y, r]: readonly [number, number, number],
  opacity = 1,
): string {
  return `<radialGradient id="${id}">${stopsOf([
    [0, colour, opacity],
    [0.45, colour, opacity * 0.35],
    [1, colour, 0],
  ])}</radialGradient>${circle(x, y, r, `url(#${id})`)}`;
}

/** A light cone from a lamp down to an ellipse on the floor. */
export function cone(
  id: string,
  colour: string,
  from: readonly [number, number],
  to: readonly [x: number, y: number, half: number],
  opacity = 0.7,
): string {
  const [x, y] = from;
  const [tx, ty, half] = to;
  const gradient = linear(id, [
    [0, colour, opacity],
    [0.6, colour, opacity * 0.35],
    [1, colour, 0.04],
  ]);
  const body = `M${x - 14},${y} L${x + 14},${y} L${tx + half},${ty} L${tx - half},${ty} Z`;
  return `${gradient}${path(body, `url(#${id})`, 'filter="url(#soft)" style="mix-blend-mode:screen"')}`;
}

/** Numbers from 0 to 1 that are the same on every machine (mulberry32). */
export function randomOf(seed: string): () => number {
  let state = Array.from(seed).reduce(
    (sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 2654435761),
    0x9e3779b9,
  );
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** `count` small lights inside a box, some larger than others. */
export function dust(
  seed: string,
  count: number,
  [x, y, w, h]: readonly [number, number, number, number],
  colour: string,
  largest = 3,
): string {
  const random = randomOf(seed);
  return Array.from({ length: count }, () => {
    const size = 0.6 + random() ** 3 * largest;
    return circle(x + random() * w, y + random() * h, size, colour, `opacity="${n(0.25 + random() * 0.7)}"`);
  }).join('');
}

/** `count` parts, each made from its number and how far along it is, from 0 to 1. */
export function times(count: number, part: (index: number, along: number) => string): string {
  return Array.from({ length: count }, (_, index) => part(index, count > 1 ? index / (count - 1) : 0)).join(
    '',
  );
}

/** The whole picture, under the light that all of them share: warm from the upper left, dark at the edges. */
export function sheet(background: readonly Stop[], ...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<defs>
<filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="9"/></filter>
<filter id="softer" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="26"/></filter>
<filter id="mist" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="60"/></filter>
${linear('ground', background)}
${radial(
  'warmth',
  [
    [0, INK.peach, 0.3],
    [1, INK.peach, 0],
  ],
  [0.18, 0.08, 0.75],
)}
${radial(
  'edges',
  [
    [0.55, INK.abyss, 0],
    [1, INK.abyss, 0.62],
  ],
  [0.5, 0.46, 0.78],
)}
</defs>
${rect(0, 0, WIDTH, HEIGHT, 'url(#ground)')}
${parts.join('\n')}
${rect(0, 0, WIDTH, HEIGHT, 'url(#warmth)', 'style="mix-blend-mode:soft-light"')}
${rect(0, 0, WIDTH, HEIGHT, 'url(#edges)')}
</svg>`;
}

/** A number short enough for a path. */
export function n(value: number): number {
  return Math.round(value * 100) / 100;
}
