/** Widths and heights in px of the drawings in site/public/pictures that pages show, by their address. */
const SIZES: Readonly<Record<string, { readonly width: number; readonly height: number }>> = {
  '/pictures/answer.svg': { width: 800, height: 800 },
  '/pictures/doorway.svg': { width: 600, height: 900 },
  '/pictures/evening.svg': { width: 960, height: 1040 },
  '/pictures/jar.svg': { width: 800, height: 800 },
  '/pictures/letterbox.svg': { width: 800, height: 640 },
  '/pictures/seat.svg': { width: 800, height: 640 },
  '/pictures/stage.svg': { width: 800, height: 800 },
};

/** Returns the size of a drawing, which keeps its place until it loads; undefined for any other address. */
export function drawnSize(address: string) {
  return SIZES[address];
}
