import { night } from './ground.ts';
import { PALETTE, type Scene } from './light.ts';

const FLOODLIGHT = (x: number, turn: number) =>
  `<g transform="translate(${x} 0)"><path d="M0 0 L${turn * 700} 1240 L${turn * 60} 1240Z" fill="url(#glow)" opacity=".7"/><rect x="-9" y="220" width="18" height="420" fill="${PALETTE.deep}"/><rect x="-110" y="120" width="220" height="130" rx="18" fill="${PALETTE.night}"/>${[-70, 0, 70].map((dx) => `<circle cx="${dx}" cy="185" r="28" fill="${PALETTE.cream}"/>`).join('')}</g>`;

/** A football pitch under floodlights: a ball at the spot, an empty goal. */
export const PITCH: Scene = {
  width: 1600,
  height: 1200,
  shapes: `${night(1600, 1200, 800)}
  <path d="M0 640h1600v560H0z" fill="${PALETTE.plum}"/>
  <g fill="${PALETTE.violet}" opacity=".55"><path d="M250 640h160L250 1200H-20z"/><path d="M590 640h130l-60 560H420z"/><path d="M880 640h130l170 560H940z"/><path d="M1190 640h160l270 560h-270z"/></g>
  ${FLOODLIGHT(210, 1)}${FLOODLIGHT(1390, -1)}
  <g fill="none" stroke="${PALETTE.cream}" stroke-width="10" opacity=".85"><path d="M470 660h660l120 250H350z"/><path d="M330 1290a480 170 0 0 1 940 0"/></g>
  <g fill="none" stroke="${PALETTE.cream}" stroke-width="20" stroke-linecap="round" stroke-linejoin="round"><path d="M560 690V420h480v270"/></g>
  <g stroke="${PALETTE.lilac}" stroke-width="4" opacity=".7"><path d="M570 470h460M570 520h460M570 570h460M570 620h460M630 430v240M690 430v240M750 430v240M810 430v240M870 430v240M930 430v240M990 430v240"/></g>
  <ellipse cx="800" cy="1056" rx="150" ry="26" fill="${PALETTE.deep}" opacity=".5"/>
  <circle cx="800" cy="940" r="124" fill="url(#table)"/><path d="M800 884l54 40-20 64h-68l-20-64z" fill="${PALETTE.ember}"/>
  <g stroke="${PALETTE.ember}" stroke-width="9"><path d="M800 884v-66M854 924l64-22M834 988l42 54M766 988l-42 54M746 924l-64-22"/></g>`,
  grained: `<rect width="1600" height="1200"/>`,
};
