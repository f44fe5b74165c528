import { PALETTE } from './light.ts';

/** The night behind a scene that fills its frame, with the glow of its one light at x. */
export function night(width: number, height: number, x: number): string {
  return `<rect width="${width}" height="${height}" fill="${PALETTE.deep}"/>
  <ellipse cx="${x}" cy="${height * 0.3}" rx="${width * 0.62}" ry="${height * 0.75}" fill="${PALETTE.plum}" opacity=".55"/>
  <ellipse cx="${x}" cy="${height * 0.26}" rx="${width * 0.38}" ry="${height * 0.5}" fill="${PALETTE.violet}" opacity=".4"/>`;
}

/** A cone of light from a lamp at (x, y) down to the floor. */
export function lamp(x: number, y: number, floor: number, spread: number): string {
  return `<path d="M${x} ${y - 40} L${x - spread * 1.3} ${floor}a${spread * 1.3} 60 0 0 0 ${spread * 2.6} 0Z" fill="url(#glow)"/>
  <path d="M${x} ${y} L${x - spread} ${floor}a${spread} 40 0 0 0 ${spread * 2} 0Z" fill="url(#beam)" opacity=".8"/>
  <path d="M${x} -20V${y - 60}" stroke="${PALETTE.peach}" stroke-width="6"/>
  <path d="M${x - 84} ${y}c6-56 38-86 84-86s78 30 84 86z" fill="url(#coral)"/><circle cx="${x}" cy="${y + 4}" r="22" fill="${PALETTE.cream}"/>`;
}
