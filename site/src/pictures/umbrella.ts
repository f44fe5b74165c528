import { night } from './ground.ts';
import { PALETTE, type Scene } from './light.ts';

const DROPS: readonly (readonly [x: number, y: number])[] = [
  [90, 120],
  [210, 330],
  [130, 560],
  [330, 90],
  [500, 160],
  [690, 60],
  [880, 140],
  [1080, 90],
  [1010, 330],
  [1120, 520],
  [60, 760],
  [1140, 760],
];

/** Two chairs that stay dry, whatever the evening brings. */
export const UMBRELLA: Scene = {
  width: 1200,
  height: 900,
  shapes: `${night(1200, 900, 600)}
  <path d="M${DROPS.map(([x, y]) => `${x} ${y}l-22 72`).join('M')}" stroke="${PALETTE.lilac}" stroke-width="9" stroke-linecap="round" opacity=".75"/>
  <path d="M240 440L130 800h940L960 440z" fill="url(#glow)"/><path d="M340 440L250 800h700l-90-360z" fill="url(#beam)" opacity=".55"/>
  <ellipse cx="600" cy="806" rx="480" ry="66" fill="${PALETTE.plum}"/>
  <path d="M591 300h18v470h-18z" fill="${PALETTE.deep}"/>
  <path d="M200 450C220 240 390 150 600 150s380 90 400 300c-40-40-100-40-134 0-34-40-98-40-133 0-34-44-232-44-266 0-35-40-99-40-133 0-34-40-94-40-134 0z" fill="url(#coral)"/><path d="M600 150c-84 60-128 170-133 300 34-44 232-44 266 0-5-130-49-240-133-300z" fill="${PALETTE.peach}"/><path d="M600 150v-44" stroke="${PALETTE.cream}" stroke-width="14" stroke-linecap="round"/>
  <g fill="url(#lilacL)"><path d="M300 560a40 40 0 0 1 80 0v110h100v130h-24v-86H324v86h-24z"/></g>
  <g fill="url(#coralR)"><path d="M900 560a40 40 0 0 0-80 0v110H720v130h24v-86h132v86h24z"/></g>
  <ellipse cx="600" cy="676" rx="92" ry="20" fill="url(#table)"/><path d="M590 690h20v110h-20z" fill="${PALETTE.ember}"/>`,
  grained: '<rect width="1200" height="900"/>',
};
