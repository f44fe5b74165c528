import { lamp, night } from './ground.ts';
import { PALETTE, type Scene } from './light.ts';

const SHEET = (x: number, y: number, turn: number, lines: number, ink: string) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-170" y="-120" width="360" height="260" rx="14" fill="${PALETTE.deep}" opacity=".25"/><rect x="-180" y="-130" width="360" height="260" rx="14" fill="${PALETTE.cream}"/>${Array.from({ length: lines }, (_, line) => `<path d="M-140 ${-84 + line * 42}h${line === lines - 1 ? 150 : 270 - ((line * 37) % 50)}" stroke="${ink}" stroke-width="12" stroke-linecap="round"/>`).join('')}</g>`;

/** Answers on a table, one of them in the light. */
export const LETTERS: Scene = {
  width: 1600,
  height: 1200,
  shapes: `${night(1600, 1200, 860)}
  <path d="M-20 1220V650c340-120 1300-120 1640 0v570z" fill="#43208a"/>
  ${SHEET(300, 800, -18, 5, PALETTE.lilac)}${SHEET(1340, 780, 16, 4, PALETTE.lilac)}${SHEET(500, 1020, 9, 5, PALETTE.lilac)}${SHEET(1190, 1040, -10, 5, PALETTE.lilac)}
  ${lamp(850, 190, 860, 330)}
  ${SHEET(850, 820, -3, 5, PALETTE.ember)}
  <g transform="translate(1050 800) rotate(36)"><rect x="-16" y="-210" width="32" height="260" rx="6" fill="url(#coral)"/><path d="M-16 50h32l-16 52z" fill="${PALETTE.peach}"/><rect x="-16" y="-226" width="32" height="34" rx="8" fill="${PALETTE.violet}"/></g>`,
  grained: `<rect width="1600" height="1200"/>`,
};
