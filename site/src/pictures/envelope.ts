import { lamp, night } from './ground.ts';
import { PALETTE, type Scene } from './light.ts';

/** A sealed envelope: what is in it stays in it. */
export const ENVELOPE: Scene = {
  width: 1200,
  height: 900,
  shapes: `${night(1200, 900, 600)}${lamp(600, 150, 790, 420)}
  <path d="M-20 920V770c240-70 1000-70 1240 0v150z" fill="${PALETTE.violet}"/><ellipse cx="600" cy="800" rx="400" ry="40" fill="${PALETTE.deep}" opacity=".45"/>
  <g transform="rotate(-4 600 560)"><rect x="260" y="340" width="680" height="440" rx="22" fill="${PALETTE.cream}"/>
  <path d="M270 770L530 560M930 770L670 560" stroke="${PALETTE.warm}" stroke-width="10" stroke-linecap="round"/>
  <path d="M262 356L600 620 938 356c-4-10-12-16-22-16H284c-10 0-18 6-22 16z" fill="${PALETTE.peach}"/>
  <circle cx="600" cy="600" r="92" fill="url(#coral)"/><circle cx="600" cy="600" r="68" fill="none" stroke="#8f1730" stroke-width="7"/>
  <path d="M600 556a26 26 0 0 1 14 48l12 46h-52l12-46a26 26 0 0 1 14-48z" fill="${PALETTE.cream}"/></g>`,
  grained: '<rect width="1200" height="900"/>',
};
