import type { LocalizedText } from '../platform/rules.ts';

/** Widths in pixels of a picture's smaller copies, for `srcset`. */
export const MEDIA_WIDTHS = [400, 800, 1200] as const;

/** Returns the address of a stored file. */
export function mediaUrl(filename: string): string {
  return `/api/media/file/${filename}`;
}

/** Returns the name of a picture's smaller copy: `name.webp` at 400 is `name-400.webp`. */
export function toVariantName(filename: string, width: (typeof MEDIA_WIDTHS)[number]): string {
  return filename.replace(/(\.\w+)$/, `-${width}$1`);
}

/** Returns the address of a picture's smallest copy. */
export function toThumbnailUrl(filename: string): string {
  return mediaUrl(toVariantName(filename, MEDIA_WIDTHS[0]));
}

/** Crops of a picture for mails: the scene above the text, and the celebrity's face. */
export const MAIL_SHAPES = ['scene', 'face'] as const;
export type MailShape = (typeof MAIL_SHAPES)[number];
/** In pixels: twice the largest displayed size. */
export const MAIL_SIZES = {
  scene: { width: 912, height: 513 },
  face: { width: 300, height: 300 },
} as const satisfies Record<MailShape, object>;

/** Returns the address of a picture's crop for mails. */
export function toMailPictureUrl(filename: string, shape: MailShape): string {
  return `${mediaUrl(filename)}/mail?shape=${shape}`;
}

/** Returns whether a portrait, in its smallest size, differs from the picture at an address. */
export function isOtherPicture(portrait: { readonly url: string }, url: string): boolean {
  return portrait.url !== toVariantName(url, MEDIA_WIDTHS[0]);
}

/** Returns the name of the full picture of a stored file, which may be a smaller copy. */
export function toOriginalName(filename: string): string {
  return filename.replace(new RegExp(`-(${MEDIA_WIDTHS.join('|')})(\\.\\w+)$`), '$2');
}

/** Returns the names of all files of a picture: the full size first, then one for each of {@link MEDIA_WIDTHS}. */
export function toStoredNames(filename: string): string[] {
  return [filename, ...MEDIA_WIDTHS.map((width) => toVariantName(filename, width))];
}

/** Returns the `srcset` of a picture: its smaller copies, then the full one. */
export function toSrcset(picture: { readonly filename: string; readonly width: number }): string {
  const smaller = MEDIA_WIDTHS.filter((width) => width < picture.width).map(
    (width) => `${mediaUrl(toVariantName(picture.filename, width))} ${width}w`,
  );
  return [...smaller, `${mediaUrl(picture.filename)} ${picture.width}w`].join(', ');
}

export const IMAGE_BYTES_MAX = 10 * 1024 * 1024;
/** Maximum size of an upload request, with room for the other parts of its multipart body. */
export const UPLOAD_BODY_BYTES_MAX = IMAGE_BYTES_MAX + 64 * 1024;
export const IMAGE_PIXELS_MAX = 40_000_000;
/** Maximum side of an uploaded picture in pixels: a strip one pixel high can be a decompression bomb too. */
export const UPLOADED_SIDE_MAX = 12_000;
export const IMAGE_SIDE_MAX = 2000;
export const ALT_MAX = 200;

export const NOT_AN_IMAGE: LocalizedText = { en: 'Please upload an image file', nl: 'Upload een afbeelding' };
export const UNSUPPORTED_IMAGE: LocalizedText = {
  en: 'Please upload an image file: JPEG, PNG, WebP, AVIF or GIF',
  nl: 'Upload een afbeelding: JPEG, PNG, WebP, AVIF of GIF',
};
export const IMAGE_TOO_LARGE: LocalizedText = {
  en: 'Please upload an image of up to 10 MB, 40 megapixels and 12,000 pixels per side',
  nl: 'Upload een afbeelding van maximaal 10 MB, 40 megapixels en 12.000 pixels per zijde',
};

/** For exceeding the number of pictures that an account may upload within a time. */
export const renderTooManyPictures = (count: number): LocalizedText => ({
  en: `You have reached the limit of ${count} pictures.`,
  nl: `Je zit aan de limiet van ${count} afbeeldingen.`,
});
/** For exceeding the number of bytes of pictures that an account may upload within a time. */
export const renderTooManyBytes = (bytes: number): LocalizedText => {
  const megabytes = Math.floor(bytes / 1024 / 1024);
  return {
    en: `You have reached the limit of ${megabytes} MB of pictures.`,
    nl: `Je zit aan de limiet van ${megabytes} MB aan afbeeldingen.`,
  };
};

export const IMAGE_NOT_FOUND: LocalizedText = {
  en: 'This image no longer exists: upload it again',
  nl: 'Deze afbeelding bestaat niet meer: upload die opnieuw',
};
