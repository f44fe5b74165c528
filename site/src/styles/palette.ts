/** Colours of the palette (tokens.css) that are used outside of style sheets. */
export const PALETTE = {
  white: '#fff',
  paper: '#fbf6ee',
  peach: '#ffd9a8',
  coral: '#ff5a4f',
  lavender: '#c9bcdb',
  dusk: '#6b5a80',
  mauve: '#5b2a55',
  plum: '#5b2a9d',
  night: '#2b1055',
  midnight: '#1b0a36',
  abyss: '#170a2e',
} as const;
