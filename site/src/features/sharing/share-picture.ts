import { SHARE_HEIGHT_PX, SHARE_WIDTH_PX } from '#api/campaigns/share-picture-rules.ts';

export const SHARE_SIZE = { width: SHARE_WIDTH_PX, height: SHARE_HEIGHT_PX } as const;

export const SHARE_FOLDER = '/og/';

/** Returns the address of the picture drawn for a page without one of its own (draw-share-pictures.ts). */
export function toSharePicturePath(language: string, slug: string): string {
  return `${SHARE_FOLDER}${language}/${slug}.jpg`;
}
