import { DIAL_AND_LAMP, DIAL_GRAIN } from './dial.ts';
import { PALETTE, type Scene } from './light.ts';

const coin = (x: number, y: number, tilt: number) =>
  `<g transform="rotate(${tilt} ${x} ${y})"><ellipse cx="${x}" cy="${y + 9}" rx="46" ry="22" fill="${PALETTE.clay}"/><ellipse cx="${x}" cy="${y}" rx="46" ry="22" fill="${PALETTE.peach}"/><ellipse cx="${x}" cy="${y}" rx="28" ry="12" fill="none" stroke="${PALETTE.warm}" stroke-width="5"/></g>`;

const COINS: readonly (readonly [x: number, y: number, tilt: number])[] = [
  [318, 690, 4],
  [402, 698, -6],
  [482, 690, 8],
  [350, 652, -10],
  [446, 654, 6],
  [398, 618, -4],
  [476, 616, -16],
];

/** A jar of gifts, filling up in the light. */
export const JAR: Scene = {
  width: 800,
  height: 800,
  shapes: `${DIAL_AND_LAMP}
  <ellipse cx="400" cy="748" rx="370" ry="58" fill="#8f1730"/><ellipse cx="400" cy="734" rx="370" ry="58" fill="url(#table)"/>
  <ellipse cx="400" cy="736" rx="190" ry="22" fill="${PALETTE.clay}" opacity=".5"/>
  <path d="M290 392h220v30c50 22 62 50 62 90v172c0 34-20 52-54 52H282c-34 0-54-18-54-52V512c0-40 12-68 62-90z" fill="${PALETTE.lilac}" opacity=".42"/>
  ${COINS.map(([x, y, tilt]) => coin(x, y, tilt)).join('')}
  <path d="M262 520c0-24 8-44 30-58" fill="none" stroke="${PALETTE.cream}" stroke-width="12" stroke-linecap="round" opacity=".8"/><path d="M258 560v70" stroke="${PALETTE.cream}" stroke-width="12" stroke-linecap="round" opacity=".5"/>
  <rect x="276" y="368" width="248" height="34" rx="17" fill="${PALETTE.cream}"/>
  <path d="M400 586c-66-40-84-72-84-98 0-26 20-44 44-44 17 0 31 9 40 24 9-15 23-24 40-24 24 0 44 18 44 44 0 26-18 58-84 98z" fill="url(#coral)"/>
  ${coin(400, 296, 64)}${coin(352, 226, 20)}`,
  grained: `${DIAL_GRAIN}<ellipse cx="400" cy="734" rx="370" ry="58"/>`,
};
