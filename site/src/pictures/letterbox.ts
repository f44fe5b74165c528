import { PALETTE, hourStrokes, type Scene } from './light.ts';

/** A letterbox with a letter on its way: for whoever writes to us. */
export const LETTERBOX: Scene = {
  width: 640,
  height: 470,
  shapes: `<circle cx="320" cy="190" r="180" fill="url(#dial)"/><g stroke="${PALETTE.peach}" stroke-width="4" stroke-linecap="round" opacity=".85">${hourStrokes(320, 190, 166)}</g>
  <path d="M320 60 L120 436h400Z" fill="url(#glow)"/><path d="M320 60 L196 430a124 20 0 0 0 248 0Z" fill="url(#beam)" opacity=".7"/>
  <path d="M320 0v34" stroke="${PALETTE.peach}" stroke-width="4"/><path d="M276 74c4-28 20-44 44-44s40 16 44 44z" fill="url(#coral)"/><circle cx="320" cy="76" r="12" fill="${PALETTE.cream}"/>
  <ellipse cx="320" cy="440" rx="200" ry="22" fill="${PALETTE.night}" opacity=".2"/>
  <path d="M296 330h48v104h-48z" fill="${PALETTE.deep}"/>
  <path d="M226 350V226a70 70 0 0 1 70-70h118a70 70 0 0 1 70 70v124z" fill="${PALETTE.ember}"/><path d="M226 350V226a70 70 0 0 1 140 0v124z" fill="url(#coralR)"/>
  <rect x="252" y="232" width="88" height="16" rx="8" fill="${PALETTE.deep}"/>
  <g transform="rotate(-8 214 232)"><path d="M128 196h138v88H128z" fill="${PALETTE.cream}"/><path d="M128 196l69 50 69-50" fill="none" stroke="${PALETTE.warm}" stroke-width="6"/></g>
  <path d="M484 250h16v-70h46v-30h-62z" fill="${PALETTE.peach}"/>`,
  grained: `<circle cx="320" cy="190" r="180"/><path d="M226 350V226a70 70 0 0 1 140 0v124z"/>`,
};
