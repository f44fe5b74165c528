import { encode } from 'uqr';
import type { Code } from './paint-picture.ts';

/** The width of the quiet zone around a code (ISO/IEC 18004). */
const QUIET_MODULES = 4;
/** Rows overlap slightly, because viewers show hairlines between rows that only touch. */
const ROW_HEIGHT = 1.02;

/** Encodes a link as a QR code that stays readable with a seventh of it damaged. */
export function encodeLink(link: string): Code {
  const { data, size } = encode(link, { ecc: 'M', border: QUIET_MODULES });
  const runs = data.flatMap((modules, y) =>
    [...modules.map(Number).join('').matchAll(/1+/g)].map(
      ({ index, 0: run }) => `M${index} ${y}h${run.length}v${ROW_HEIGHT}h-${run.length}z`,
    ),
  );
  return { path: runs.join(''), size };
}
