/** Size of a shared link's picture, as social networks expect it. */
export const SHARE_WIDTH_PX = 1200;
export const SHARE_HEIGHT_PX = 630;
export const SHARE_SIZE = { width: SHARE_WIDTH_PX, height: SHARE_HEIGHT_PX } as const;

export const SHARE_FOLDER = '/og/';

/** Returns the address of the picture drawn for a page without one of its own (draw-share-pictures.ts). */
export function toSharePicturePath(language: string, slug: string): string {
  return `${SHARE_FOLDER}${language}/${slug}.jpg`;
}
