/** The drawings in site/public/pictures, by their path relative to this file. */
const DRAWINGS = import.meta.glob<string>('../../public/pictures/*.svg', {
  eager: true,
  import: 'default',
  query: '?raw',
});

/** Returns the markup of a drawing, and its width and height in px; undefined for any other address. */
export function findDrawing(address: string) {
  const markup = DRAWINGS[`../../public${address}`];
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(markup ?? '') ?? [];
  return markup && width && height ? { markup, width: Number(width), height: Number(height) } : undefined;
}
