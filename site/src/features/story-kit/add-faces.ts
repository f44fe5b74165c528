import type { jsPDF } from 'jspdf';
import { isRecord } from '#api/platform/rules.ts';
import { toTrueType } from '../sharing/to-true-type.ts';
import { FONT_FILES } from './fonts.ts';
import type { Weight } from './shapes.ts';

/** A file of the display type in a PDF; `has` says whether it draws a character. */
export type Face = {
  readonly family: string;
  readonly weight: Weight;
  readonly has: (character: string) => boolean;
};

/** Puts the display type into a PDF, from which it drops what no text uses. */
export async function addFaces(pdf: jsPDF): Promise<readonly Face[]> {
  const files = ([500, 800] as const).flatMap((weight) =>
    FONT_FILES[weight].map((file, at) => ({ file, weight, family: `face-${weight}-${at}` })),
  );
  return Promise.all(
    files.map(async ({ file, weight, family }) => {
      const reply = await fetch(file);
      if (!reply.ok) throw new Error(`${file}: ${reply.status}`);
      const font = await toTrueType(new Uint8Array(await reply.arrayBuffer()));
      pdf.addFileToVFS(`${family}.ttf`, Array.from(font, (byte) => String.fromCharCode(byte)).join(''));
      pdf.addFont(`${family}.ttf`, family, 'normal');
      const hasGlyph = readGlyphs(pdf.setFont(family).getFont());
      return { family, weight, has: (character) => Array.from(character).every(hasGlyph) };
    }),
  );
}

/** Returns whether a font has a character, from its table of them. */
function readGlyphs(font: { readonly metadata: unknown }): (character: string) => boolean {
  const read = (value: unknown, name: string) => (isRecord(value) ? value[name] : undefined);
  const table = read(read(read(font.metadata, 'cmap'), 'unicode'), 'codeMap');
  return (character) => Number(read(table, String(character.codePointAt(0)))) > 0;
}
