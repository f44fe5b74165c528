import { lamp, night } from './ground.ts';
import { PALETTE, type Scene } from './light.ts';

/** A thank-you being filmed: a phone on its stand, a heart in its picture. */
export const THANKS: Scene = {
  width: 1200,
  height: 900,
  shapes: `${night(1200, 900, 600)}${lamp(600, 110, 820, 380)}
  <ellipse cx="600" cy="826" rx="470" ry="60" fill="${PALETTE.plum}"/><ellipse cx="600" cy="818" rx="260" ry="34" fill="url(#table)"/>
  <g stroke="${PALETTE.deep}" stroke-width="22" stroke-linecap="round"><path d="M600 640L450 812M600 640l150 172M600 640v186"/></g>
  <rect x="250" y="250" width="700" height="400" rx="46" fill="${PALETTE.deep}"/><rect x="282" y="280" width="636" height="340" rx="24" fill="url(#dial)"/>
  <path d="M600 566c-112-66-140-120-140-164 0-44 34-72 74-72 28 0 52 14 66 40 14-26 38-40 66-40 40 0 74 28 74 72 0 44-28 98-140 164z" fill="url(#coral)"/>
  <circle cx="336" cy="334" r="16" fill="${PALETTE.ember}"/><path d="M366 334h60" stroke="${PALETTE.cream}" stroke-width="12" stroke-linecap="round"/>
  <path d="M322 590h556" stroke="${PALETTE.lilac}" stroke-width="8" stroke-linecap="round" opacity=".7"/><path d="M322 590h210" stroke="${PALETTE.peach}" stroke-width="8" stroke-linecap="round"/>`,
  grained: '<rect width="1200" height="900"/>',
};
