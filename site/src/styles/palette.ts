/** Colours of the palette (tokens.css) that are used outside of style sheets. */
export const PALETTE = { paper: '#fbf6ee', midnight: '#1b0a36', abyss: '#170a2e' } as const;
