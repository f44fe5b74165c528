import type { jsPDF } from 'jspdf';
import type { Face } from './add-faces.ts';
import { createCanvas } from './create-canvas.ts';
import { splitCharacters } from './fit-text.ts';
import { setType } from './fonts.ts';
import type { LineShape, Measure } from './shapes.ts';

export const MM_PER_INCH = 25.4;
const POINTS_PER_INCH = 72;
/** For letters that the type does not have, as emoji. */
const LINE_DPI = 600;

/** A piece that is being printed. */
export type Print = {
  readonly pdf: jsPDF;
  readonly faces: readonly Face[];
  readonly measure: Measure;
  /** Millimetres of a unit of the piece. */
  readonly mm: number;
};

/** Prints a line letter by letter, each where the preview has it: the PDF's own setting knows no kerning. */
export function printLine(print: Print, line: LineShape): void {
  const { pdf, faces, measure, mm } = print;
  const characters = splitCharacters(line.text).map((character) => ({
    character,
    face: faces.find(({ weight, has }) => weight === line.weight && has(character)),
  }));
  if (characters.some(({ face }) => face === undefined)) {
    printLineAsPicture(print, line);
    return;
  }
  pdf.setTextColor(line.fill);
  pdf.setFontSize((line.size * mm * POINTS_PER_INCH) / MM_PER_INCH);
  let before = '';
  for (const { character, face } of characters) {
    const x = line.x + measure(before, line.weight, line.size);
    if (face && character !== ' ') pdf.setFont(face.family).text(character, x * mm, line.y * mm);
    before += character;
  }
}

function printLineAsPicture(
  { pdf, measure, mm }: Print,
  { x, y, text, weight, size, fill }: LineShape,
): void {
  const scale = (mm / MM_PER_INCH) * LINE_DPI;
  const width = measure(text, weight, size) + size / 2;
  const height = size * 1.6;
  const baseline = size * 1.15;
  const context = createCanvas(width * scale, height * scale);
  context.scale(scale, scale);
  context.fillStyle = fill;
  setType(context, weight, size);
  context.fillText(text, 0, baseline);
  const data = context.canvas.toDataURL('image/png');
  pdf.addImage(data, 'PNG', x * mm, (y - baseline) * mm, width * mm, height * mm);
}
