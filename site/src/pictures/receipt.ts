import { lamp, night } from './ground.ts';
import { PALETTE, type Scene } from './light.ts';

const pile = (x: number, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const y = 790 - at * 30;
    return `<ellipse cx="${x}" cy="${y + 12}" rx="86" ry="26" fill="${PALETTE.clay}"/><ellipse cx="${x}" cy="${y}" rx="86" ry="26" fill="${PALETTE.peach}"/>`;
  }).join('');

/** A receipt and the gifts it counts. */
export const RECEIPT: Scene = {
  width: 1200,
  height: 900,
  shapes: `${night(1200, 900, 600)}${lamp(600, 130, 800, 360)}
  <path d="M-20 920V780c240-60 1000-60 1240 0v140z" fill="url(#table)"/>
  <g transform="rotate(4 600 560)"><path d="M430 260h340v540l-34-28-34 28-34-28-34 28-34-28-34 28-34-28-34 28-34-28-34 28z" fill="${PALETTE.cream}"/>
  <path d="M480 330h150" stroke="${PALETTE.ember}" stroke-width="20" stroke-linecap="round"/><path d="M480 400h130M680 400h42M480 456h100M680 456h42M480 512h150M680 512h42" stroke="${PALETTE.lilac}" stroke-width="13" stroke-linecap="round"/>
  <path d="M480 580h240" stroke="${PALETTE.peach}" stroke-width="6" stroke-dasharray="18 14"/><path d="M480 640h80M646 640h76" stroke="${PALETTE.night}" stroke-width="20" stroke-linecap="round"/></g>
  ${pile(250, 4)}${pile(944, 7)}${pile(1050, 2)}`,
  grained: '<rect width="1200" height="900"/>',
};
