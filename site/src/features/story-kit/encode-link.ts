import { encode } from 'uqr';

/** The empty modules that a reader needs around a code (ISO/IEC 18004). */
const QUIET_MODULES = 4;

/** The modules of a QR code row by row, true where they are dark, with the empty ones around it. */
export type Code = readonly (readonly boolean[])[];

/** Encodes a link as a QR code that can be read with a seventh of it dirty or torn. */
export function encodeLink(link: string): Code {
  return encode(link, { ecc: 'M', border: QUIET_MODULES }).data;
}

/** Returns the dark modules of a code as runs along its rows, in modules. */
export function listDarkRuns(
  code: Code,
): readonly { readonly row: number; readonly column: number; readonly length: number }[] {
  return code.flatMap((modules, row) =>
    [...modules.entries()]
      .filter(([column, isDark]) => isDark && !modules[column - 1])
      .map(([column]) => {
        const end = modules.indexOf(false, column);
        return { row, column, length: (end < 0 ? modules.length : end) - column };
      }),
  );
}
