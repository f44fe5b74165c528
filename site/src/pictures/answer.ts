import { DIAL_AND_LAMP, DIAL_GRAIN } from './dial.ts';
import { PALETTE, type Scene } from './light.ts';

/** An answer in the making: a written sheet, a pen and a cup under the lamp. */
export const ANSWER: Scene = {
  width: 800,
  height: 800,
  shapes: `${DIAL_AND_LAMP}
  <ellipse cx="400" cy="742" rx="370" ry="62" fill="#8f1730"/><ellipse cx="400" cy="726" rx="370" ry="62" fill="url(#table)"/>
  <ellipse cx="400" cy="728" rx="210" ry="26" fill="${PALETTE.clay}" opacity=".5"/>
  <g transform="rotate(9 470 540)"><rect x="330" y="330" width="280" height="380" rx="14" fill="url(#lilacL)"/></g>
  <g transform="rotate(-5 400 540)"><rect x="250" y="318" width="290" height="400" rx="14" fill="${PALETTE.cream}"/>
  <path d="M290 380h150" stroke="${PALETTE.ember}" stroke-width="18" stroke-linecap="round"/>
  <path d="M290 440h210M290 486h190M290 532h210M290 578h164M290 624h110" stroke="${PALETTE.lilac}" stroke-width="12" stroke-linecap="round"/></g>
  <g transform="rotate(32 520 560)"><path d="M500 380h44v214h-44z" fill="url(#coral)"/><path d="M500 380h44v-20a22 22 0 0 0-44 0z" fill="${PALETTE.plum}"/><path d="M500 594h44l-22 54z" fill="${PALETTE.peach}"/><path d="M514 628h16l-8 20z" fill="${PALETTE.deep}"/></g>
  <path d="M632 640h92l-12 78c-3 18-65 18-68 0z" fill="${PALETTE.plum}"/><ellipse cx="678" cy="640" rx="46" ry="11" fill="${PALETTE.deep}"/>`,
  grained: `${DIAL_GRAIN}<ellipse cx="400" cy="726" rx="370" ry="62"/>`,
};
