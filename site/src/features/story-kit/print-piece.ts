import { jsPDF } from 'jspdf';
import { addFaces } from './add-faces.ts';
import { createCanvas } from './create-canvas.ts';
import { drawCover } from './draw-cover.ts';
import { listDarkRuns } from './encode-link.ts';
import type { PieceFill } from './paint-piece.ts';
import { PIECE_WIDTH, type Paper } from './pieces.ts';
import { MM_PER_INCH, printLine, type Print } from './print-line.ts';
import type { Measure, Shape } from './shapes.ts';

const PICTURE_DPI = 300;
const JPEG_QUALITY = 0.92;
/** How far modules of a code overlap, in modules: viewers show hairlines between those that only touch. */
const OVERLAP_MODULES = 0.02;

/** Prints a piece to a PDF: text and code as outlines, only the picture and what the type has no letters for as pixels. */
export async function printPiece(
  shapes: readonly Shape[],
  fill: PieceFill,
  paper: Paper & { readonly title: string; readonly language: 'nl' | 'en' },
  measure: Measure,
): Promise<Blob> {
  const format = [paper.widthMm, paper.heightMm];
  const pdf = new jsPDF({
    unit: 'mm',
    format,
    orientation: 'portrait',
    compress: true,
    putOnlyUsedFonts: true,
  });
  pdf.setProperties({ title: paper.title });
  pdf.setLanguage(paper.language);
  const print: Print = { pdf, faces: await addFaces(pdf), measure, mm: paper.widthMm / PIECE_WIDTH };
  for (const shape of shapes) printShape(print, shape, fill);
  return pdf.output('blob');
}

function printShape(print: Print, shape: Shape, fill: PieceFill): void {
  const { pdf, mm } = print;
  if (shape.kind !== 'picture') pdf.setFillColor(shape.fill);
  switch (shape.kind) {
    case 'box':
      pdf.roundedRect(
        ...([shape.x * mm, shape.y * mm, shape.width * mm, shape.height * mm] as const),
        ...([shape.radius * mm, shape.radius * mm, 'F'] as const),
      );
      return;
    case 'picture':
      printPicture(print, shape, fill);
      return;
    case 'disc':
      pdf.circle(shape.x * mm, shape.y * mm, shape.radius * mm, 'F');
      return;
    case 'polygon':
      printPolygon(print, shape.points);
      return;
    case 'code':
      printCode(print, shape, fill);
      return;
    case 'line':
      printLine(print, shape);
  }
}

function printPolygon({ pdf, mm }: Print, points: readonly (readonly [number, number])[]): void {
  for (const [at, [x, y]] of points.entries()) {
    if (at === 0) pdf.moveTo(x * mm, y * mm);
    else pdf.lineTo(x * mm, y * mm);
  }
  pdf.close();
  pdf.fill();
}

function printPicture(
  { pdf, mm }: Print,
  { x, y, width, height, radius, ground }: Extract<Shape, { kind: 'picture' }>,
  { cover }: PieceFill,
): void {
  const scale = (mm / MM_PER_INCH) * PICTURE_DPI;
  const context = createCanvas(width * scale, height * scale);
  context.fillStyle = ground;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.scale(scale, scale);
  context.beginPath();
  context.roundRect(0, 0, width, height, radius);
  context.clip();
  drawCover(context, cover, { width, height });
  const data = context.canvas.toDataURL('image/jpeg', JPEG_QUALITY);
  pdf.addImage(data, 'JPEG', x * mm, y * mm, width * mm, height * mm);
}

function printCode(
  { pdf, mm }: Print,
  { x, y, size }: Extract<Shape, { kind: 'code' }>,
  { code }: PieceFill,
): void {
  const moduleMm = (size * mm) / code.length;
  for (const { row, column, length } of listDarkRuns(code)) {
    pdf.rect(
      ...([x * mm + column * moduleMm, y * mm + row * moduleMm] as const),
      ...([(length + OVERLAP_MODULES) * moduleMm, (1 + OVERLAP_MODULES) * moduleMm, 'F'] as const),
    );
  }
}
