import { lamp, night } from './ground.ts';
import { PALETTE, type Scene } from './light.ts';

const pan = (
  x: number,
  sheet: string,
) => `<path d="M${x} 380L${x - 150} 620h300Z" fill="none" stroke="${PALETTE.peach}" stroke-width="8" stroke-linejoin="round"/>
  <g transform="rotate(-6 ${x} 560)"><rect x="${x - 74}" y="480" width="148" height="140" rx="8" fill="${PALETTE.cream}"/><path d="M${x - 46} 520h92M${x - 46} 552h76M${x - 46} 584h56" stroke="${sheet}" stroke-width="11" stroke-linecap="round"/></g>
  <path d="M${x - 166} 616h332c0 70-70 104-166 104s-166-34-166-104z" fill="url(#coralR)"/>`;

/** Two answers in the balance, weighed alike. */
export const SCALES: Scene = {
  width: 1200,
  height: 900,
  shapes: `${night(1200, 900, 600)}${lamp(600, 170, 800, 330)}
  <ellipse cx="600" cy="826" rx="520" ry="60" fill="url(#table)"/>
  <path d="M586 330h28v470h-28z" fill="${PALETTE.peach}"/><path d="M480 824c10-40 60-50 120-50s110 10 120 50z" fill="${PALETTE.ember}"/>
  <path d="M286 380c100-40 200-60 314-60s214 20 314 60" fill="none" stroke="${PALETTE.peach}" stroke-width="22" stroke-linecap="round"/><circle cx="600" cy="322" r="34" fill="url(#coral)"/>
  ${pan(290, PALETTE.ember)}${pan(910, PALETTE.violet)}`,
  grained: '<rect width="1200" height="900"/>',
};
