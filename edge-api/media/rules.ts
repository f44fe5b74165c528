import type { LocalizedText } from '../platform/rules.ts';

/** Widths in pixels in which a picture is stored beside its full size, for `srcset`. */
export const MEDIA_WIDTHS = [400, 800] as const;

/** Address of a stored file. */
export function mediaUrl(filename: string): string {
  return `/api/media/file/${filename}`;
}

/** Name of the smaller copy of a picture: `name.webp` at 400 is `name-400.webp`. */
export function toVariantName(filename: string, width: (typeof MEDIA_WIDTHS)[number]): string {
  return filename.replace(/(\.\w+)$/, `-${width}$1`);
}

/** The `srcset` of a picture: its smaller copies, then itself. */
export function toSrcset(picture: { readonly filename: string; readonly width: number }): string {
  const smaller = MEDIA_WIDTHS.filter((width) => width < picture.width).map(
    (width) => `${mediaUrl(toVariantName(picture.filename, width))} ${width}w`,
  );
  return [...smaller, `${mediaUrl(picture.filename)} ${picture.width}w`].join(', ');
}

/** Kinds of picture that people may upload, by what their first bytes say (decisions.md). */
export const IMAGE_KINDS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

export const IMAGE_BYTES_MAX = 10 * 1024 * 1024;
export const IMAGE_PIXELS_MAX = 40_000_000;
/** Longest side in pixels of a stored picture. */
export const IMAGE_SIDE_MAX = 2000;
export const ALT_MAX = 200;

export const NOT_AN_IMAGE: LocalizedText = { en: 'Please upload an image file', nl: 'Upload een afbeelding' };
export const IMAGE_TOO_LARGE: LocalizedText = {
  en: 'Please upload an image of at most 10 MB and 40 megapixels',
  nl: 'Upload een afbeelding van hoogstens 10 MB en 40 megapixels',
};

/** Endings that a file of a kind may have. */
const EXTENSIONS: Readonly<Record<ImageKind, RegExp>> = {
  jpeg: /\.(jpe?g|jfif)$/i,
  png: /\.png$/i,
  webp: /\.webp$/i,
  avif: /\.avif$/i,
  gif: /\.gif$/i,
};

/** Whether a file's name is a plain name that ends as its kind does: no path, no other ending. */
export function hasMatchingExtension(name: string, kind: ImageKind): boolean {
  return !/[\\/\0]|^\.|\.\./.test(name) && EXTENSIONS[kind].test(name);
}
