import { lamp, night } from './ground.ts';
import { PALETTE, type Scene } from './light.ts';

/** A kitchen table in the evening: a pan that steams, two plates. */
export const KITCHEN: Scene = {
  width: 1600,
  height: 1200,
  shapes: `${night(1600, 1200, 800)}
  <g fill="${PALETTE.plum}"><rect x="90" y="330" width="330" height="20" rx="10"/><rect x="1180" y="330" width="330" height="20" rx="10"/></g>
  <g><path d="M140 330v-96a34 34 0 0 1 68 0v96z" fill="${PALETTE.lilac}"/><path d="M232 330V190h62v140z" fill="${PALETTE.coral}"/><path d="M318 330v-70a38 38 0 0 1 76 0v70z" fill="${PALETTE.violet}"/>
  <path d="M1216 330V206a40 40 0 0 1 80 0v124z" fill="${PALETTE.ember}"/><path d="M1322 330v-92h58v92z" fill="${PALETTE.peach}"/><path d="M1406 330v-56a36 36 0 0 1 72 0v56z" fill="${PALETTE.lilac}"/></g>
  ${lamp(800, 230, 960, 420)}
  <g fill="none" stroke="${PALETTE.cream}" stroke-width="16" stroke-linecap="round" opacity=".8"><path d="M720 640c-40-50 40-80 0-140"/><path d="M800 620c-40-60 40-90 0-160"/><path d="M880 640c-40-50 40-80 0-140"/></g>
  <path d="M590 690h420v130a90 90 0 0 1-90 90H680a90 90 0 0 1-90-90z" fill="url(#coralR)"/><rect x="560" y="664" width="480" height="40" rx="20" fill="${PALETTE.ember}"/>
  <g fill="${PALETTE.brown}"><rect x="486" y="716" width="112" height="32" rx="16"/><rect x="1002" y="716" width="112" height="32" rx="16"/></g>
  <path d="M-20 1220V990c300-110 1340-110 1640 0v230z" fill="url(#table)"/>
  <g><ellipse cx="330" cy="1046" rx="200" ry="50" fill="${PALETTE.plum}"/><ellipse cx="330" cy="1036" rx="200" ry="48" fill="url(#lilacL)"/><ellipse cx="330" cy="1034" rx="112" ry="25" fill="${PALETTE.violet}"/>
  <ellipse cx="1270" cy="1046" rx="200" ry="50" fill="${PALETTE.brown}"/><ellipse cx="1270" cy="1036" rx="200" ry="48" fill="${PALETTE.coral}"/><ellipse cx="1270" cy="1034" rx="112" ry="25" fill="${PALETTE.ember}"/></g>
  <ellipse cx="800" cy="942" rx="260" ry="38" fill="${PALETTE.clay}" opacity=".55"/>`,
  grained: `<rect width="1600" height="1200"/>`,
};
