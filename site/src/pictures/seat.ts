import { PALETTE, hourStrokes, type Scene } from './light.ts';

/** A chair at a table, kept free: for lists with nothing in them yet. */
export const SEAT: Scene = {
  width: 640,
  height: 470,
  shapes: `
  <circle cx="320" cy="190" r="180" fill="url(#dial)"/><g stroke="${PALETTE.peach}" stroke-width="4" stroke-linecap="round" opacity=".85">${hourStrokes(320, 190, 166)}</g>
  <path d="M320 96 L170 430h300Z" fill="url(#glow)"/><path d="M320 96 L222 420a98 18 0 0 0 196 0Z" fill="url(#beam)" opacity=".9"/>
  <path d="M320 0v60" stroke="${PALETTE.peach}" stroke-width="4"/><path d="M272 104c4-32 22-50 48-50s44 18 48 50z" fill="url(#coral)"/><circle cx="320" cy="106" r="13" fill="${PALETTE.cream}"/>
  <ellipse cx="320" cy="436" rx="210" ry="26" fill="${PALETTE.night}" opacity=".16"/>
  <path d="M238 430V250c0-24 14-36 36-36h30c22 0 36 12 36 36v80h60v100h-16v-60H254v60z" fill="url(#coralR)"/>
  <path d="M340 322h78v22h-78z" fill="${PALETTE.coral}"/>
  <ellipse cx="452" cy="330" rx="96" ry="18" fill="url(#table)"/><path d="M444 344h16v84h-16z" fill="${PALETTE.ember}"/><path d="M416 432c4-10 68-10 72 0z" fill="${PALETTE.ember}"/>
  <path d="M438 300h26l-3 26c-1 7-19 7-20 0z" fill="${PALETTE.plum}"/>`,
  grained: `<circle cx="320" cy="190" r="180"/><path d="M238 430V250c0-24 14-36 36-36h30c22 0 36 12 36 36v80h60v100z"/>`,
};
