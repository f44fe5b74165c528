import latin500 from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-500-normal.woff?url';
import latin800 from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff?url';
import latinExt500 from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-500-normal.woff?url';
import latinExt800 from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-800-normal.woff?url';
import { createCanvas } from './create-canvas.ts';
import type { Measure, Weight } from './shapes.ts';

/** The files of the display type by weight; a character is in the first that has it. */
export const FONT_FILES: Readonly<Record<Weight, readonly string[]>> = {
  500: [latin500, latinExt500],
  800: [latin800, latinExt800],
};

/** The families of the files, in the same order. Of their own, so that a print has the same letters as its preview. */
const FAMILIES = ['Story Kit', 'Story Kit Extended'] as const;
const FALLBACK = 'Figtree, sans-serif';
/** The space between letters, in ems: display type is set tight. */
const SPACING: Readonly<Record<Weight, number>> = { 500: 0, 800: -0.025 };

let fonts: Promise<unknown> | undefined;

/** Loads the display type for canvases, once for a page. */
export function loadFonts(): Promise<unknown> {
  fonts ??= Promise.all(
    ([500, 800] as const).flatMap((weight) =>
      FONT_FILES[weight].map(async (file, at) => {
        const face = new FontFace(FAMILIES[at] ?? FAMILIES[0], `url("${file}")`, { weight: String(weight) });
        document.fonts.add(await face.load());
      }),
    ),
  ).catch((error: unknown) => {
    fonts = undefined;
    throw error;
  });
  return fonts;
}

/** Sets the type of the lines that are drawn next. A browser that cannot space letters sets them as they are. */
export function setType(context: CanvasRenderingContext2D, weight: Weight, size: number): void {
  const families = FAMILIES.map((family) => `"${family}"`).join(', ');
  context.font = `${weight} ${size}px ${families}, ${FALLBACK}`;
  context.letterSpacing = `${size * SPACING[weight]}px`;
}

/** Returns a measure of texts in the display type. */
export function createMeasure(): Measure {
  const context = createCanvas(1, 1);
  return (text, weight, size) => {
    setType(context, weight, size);
    return context.measureText(text).width;
  };
}
