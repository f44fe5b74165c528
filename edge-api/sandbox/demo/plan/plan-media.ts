import { DAY_MS } from '#api/campaigns/rules.ts';
import type { media } from '#api/media/table.ts';
import { demoId } from '../demo-id.ts';
import { DRAFTS } from './plan-campaigns.ts';
import { PROFILES } from './profiles.ts';

/** Widths in pixels: a campaign's picture fills a screen, a portrait never does. */
const PICTURE_WIDTH = 1600;
const PORTRAIT_WIDTH = 800;
/** Cards show a picture whole at 4:3. */
const RATIO = 4 / 3;
const PORTRAIT = 'portrait-';

const ADDED_BEFORE_MS = 60 * DAY_MS;

/** The demo's pictures as rows; the file is called after what it shows. */
export function demoMedia(now: Date): readonly (typeof media.$inferInsert)[] {
  const addedAt = new Date(now.getTime() - ADDED_BEFORE_MS);
  const scenes = DRAFTS.map(({ key, owner, pictureAlt }) => ({ key, owner, alt: pictureAlt }));
  const portraits = PROFILES.map(({ person, portraitAlt }) => ({
    key: `${PORTRAIT}${person}`,
    owner: person,
    alt: portraitAlt,
  }));
  return [...scenes, ...portraits].flatMap(({ key, owner, alt }) =>
    alt === undefined
      ? []
      : {
          id: demoId('media', key),
          filename: filenameOf(key),
          alt,
          mimeType: 'image/webp',
          width: pictureWidthOf(key),
          height: pictureWidthOf(key) / RATIO,
          uploadedBy: demoId('user', owner),
          createdAt: addedAt,
          updatedAt: addedAt,
        },
  );
}

/** Full width in pixels of a demo picture. */
export function pictureWidthOf(key: string): number {
  return key.startsWith(PORTRAIT) ? PORTRAIT_WIDTH : PICTURE_WIDTH;
}

/** Name of a stored demo picture, random-looking like that of any upload. */
export function filenameOf(key: string): string {
  return `${demoId('file', key).replaceAll('-', '')}.webp`;
}
