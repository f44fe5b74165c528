/** The drawings in site/public/pictures, by their path from here. */
const DRAWINGS = import.meta.glob<string>('../../public/pictures/*.svg', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/**
 * Returns a drawing as an address that holds all of it: at the top of a page it is then painted with the words, not a
 * round trip later. Undefined for any other address.
 */
export function inlineDrawing(address: string): string | undefined {
  const drawing = DRAWINGS[`../../public${address}`];
  return (
    drawing && `data:image/svg+xml,${drawing.replaceAll('"', "'").replace(/[%#<>\s]/g, encodeURIComponent)}`
  );
}

/** Returns the width and height of a drawing in px, which keep its place until it loads; undefined for any other address. */
export function drawnSize(address: string) {
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(DRAWINGS[`../../public${address}`] ?? '') ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}
