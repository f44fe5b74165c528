/** Colours of the palette (tokens.css) that browsers are told outside of a style sheet. */
export const PALETTE = { paper: '#fbf6ee', midnight: '#1b0a36', abyss: '#170a2e' } as const;
