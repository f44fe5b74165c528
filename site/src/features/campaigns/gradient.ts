/** How the picture of a campaign without one is drawn. */
export type Gradient = {
  readonly from: string;
  readonly to: string;
  /** The light: its colour, and its centre in percent of the picture. */
  readonly light: string;
  readonly x: number;
  readonly y: number;
  /** Degrees by which the dial is turned. */
  readonly turn: number;
};

/** Colours from the palette, dark enough for white text. */
const GROUND_COLOURS = [
  ['#2b1055', '#5b2a9d'],
  ['#1b0a36', '#7a1f6b'],
  ['#2b1055', '#a31420'],
  ['#1b0a36', '#1f3f8f'],
  ['#3a1268', '#8a1c4a'],
] as const;
const LIGHTS = ['#ff5a4f', '#ffd9a8', '#ff8f6b', '#d6a2ff'] as const;

/** Returns the gradient of an id, always the same; neighbours in a list differ. */
export function toGradient(id: string): Gradient {
  const seed = hash(id);
  const [from, to] = GROUND_COLOURS[seed % GROUND_COLOURS.length] ?? GROUND_COLOURS[0];
  return {
    from,
    to,
    light: LIGHTS[(seed >>> 4) % LIGHTS.length] ?? LIGHTS[0],
    x: 15 + ((seed >>> 8) % 70),
    y: 10 + ((seed >>> 16) % 60),
    turn: (seed >>> 22) % 360,
  };
}

/** Hashes a text by FNV-1a, which spreads ids that differ in one letter. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  // The last bits of FNV are weak on short texts.
  return (value ^ (value >>> 15)) >>> 0;
}
