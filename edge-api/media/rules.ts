/** Widths in pixels in which a picture is stored beside its full size, for `srcset`. */
export const MEDIA_WIDTHS = [400, 800] as const;

/** Address of a stored file. */
export function mediaUrl(filename: string): string {
  return `/api/media/file/${filename}`;
}

/** Name of the smaller copy of a picture: `name.webp` at 400 is `name-400.webp`. */
export function variantName(filename: string, width: (typeof MEDIA_WIDTHS)[number]): string {
  return filename.replace(/(\.\w+)$/, `-${width}$1`);
}

/** The `srcset` of a picture: its smaller copies, then itself. */
export function srcsetOf(picture: { readonly filename: string; readonly width: number }): string {
  const smaller = MEDIA_WIDTHS.filter((width) => width < picture.width).map(
    (width) => `${mediaUrl(variantName(picture.filename, width))} ${width}w`,
  );
  return [...smaller, `${mediaUrl(picture.filename)} ${picture.width}w`].join(', ');
}
