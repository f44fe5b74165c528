import { night } from './ground.ts';
import { PALETTE, type Scene } from './light.ts';

const BULBS = [330, 450, 570, 690, 810];

/** A dressing room before it begins: a mirror with its lamps, an empty chair, flowers. */
export const DRESSING_ROOM: Scene = {
  width: 1200,
  height: 1200,
  shapes: `${night(1200, 1200, 600)}
  <ellipse cx="600" cy="560" rx="560" ry="480" fill="url(#glow)"/>
  <rect x="230" y="180" width="740" height="690" rx="60" fill="${PALETTE.ember}"/><rect x="290" y="240" width="620" height="570" rx="30" fill="url(#lilacL)"/><path d="M330 790L640 250h130L460 790z" fill="${PALETTE.cream}" opacity=".28"/>
  <g fill="${PALETTE.cream}">${BULBS.map((at) => `<circle cx="260" cy="${at - 40}" r="20"/><circle cx="940" cy="${at - 40}" r="20"/>`).join('')}<circle cx="420" cy="210" r="20"/><circle cx="540" cy="210" r="20"/><circle cx="660" cy="210" r="20"/><circle cx="780" cy="210" r="20"/></g>
  <path d="M60 850h1080v56H60z" fill="url(#table)"/><path d="M110 906h60v300h-60zM1030 906h60v300h-60z" fill="${PALETTE.clay}"/>
  <path d="M800 720h104l-18 130h-68z" fill="${PALETTE.plum}"/><g stroke="${PALETTE.deep}" stroke-width="8"><path d="M852 724l-56-110M852 724V580M852 724l60-100"/></g><g fill="${PALETTE.coral}"><circle cx="792" cy="600" r="40"/><circle cx="852" cy="558" r="46"/><circle cx="916" cy="612" r="40"/></g><g fill="${PALETTE.peach}"><circle cx="792" cy="600" r="14"/><circle cx="852" cy="558" r="16"/><circle cx="916" cy="612" r="14"/></g>
  <path d="M380 1200V760c0-50 34-84 84-84h116c50 0 84 34 84 84v440z" fill="url(#coralR)"/><path d="M430 990V780c0-26 16-44 44-44h96c28 0 44 18 44 44v210z" fill="#8f1730" opacity=".55"/>`,
  grained: '<rect width="1200" height="1200"/>',
};
