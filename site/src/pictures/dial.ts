import { PALETTE, hourStrokes } from './light.ts';

/** The clock behind a scene without a ground of its own, 800 px wide, and the lamp that hangs in it. */
export const DIAL_AND_LAMP = `<circle cx="400" cy="330" r="300" fill="url(#dial)"/><g stroke="${PALETTE.peach}" stroke-width="6" stroke-linecap="round" opacity=".85">${hourStrokes(400, 330, 276)}</g>
  <path d="M400 120 L130 730h540Z" fill="url(#glow)"/><path d="M400 130 L220 716a180 36 0 0 0 360 0Z" fill="url(#beam)" opacity=".85"/>
  <path d="M400 0v62" stroke="url(#cord)" stroke-width="6"/><path d="M322 140c6-50 36-80 78-80s72 30 78 80z" fill="url(#coral)"/><circle cx="400" cy="142" r="21" fill="${PALETTE.cream}"/>`;

/** Where those carry grain. */
export const DIAL_GRAIN = '<circle cx="400" cy="330" r="300"/>';
