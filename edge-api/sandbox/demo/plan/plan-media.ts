import { DAY_MS } from '#api/platform/rules.ts';
import type { Focal } from '#api/media/focal-rules.ts';
import type { media } from '#api/media/table.ts';
import { CAMPAIGNS, CHARITY_PROFILES, getCharity, PROFILES } from '../data/demo-data.ts';
import { demoId } from '../demo-id.ts';

/** Widths in pixels: a campaign's picture can fill a screen, a portrait or a logo never does. */
const PICTURE_WIDTH = 1600;
const PORTRAIT_WIDTH = 800;
const LOGO = 'logo-';
/** Cards show a picture whole at 4:3. */
const RATIO = 4 / 3;
const PORTRAIT = 'portrait-';
/** Vertical position of a scene's subject, in percent, if it is not the middle. */
const SCENE_FOCUS: Readonly<Record<string, number>> = {
  soundcheck: 43,
  freekicks: 43,
  lastjoke: 43,
  podcast: 43,
  homecooking: 43,
  rooftop: 56,
  telescope: 56,
  teatime: 56,
  duet: 56,
  library: 56,
  openmic: 56,
  planetarium: 56,
};

const ADDED_BEFORE_MS = 60 * DAY_MS;

/** Returns the demo's pictures as rows; a picture's key is the name of its drawing. */
export function planMedia(now: Date): readonly (typeof media.$inferInsert)[] {
  const addedAt = new Date(now.getTime() - ADDED_BEFORE_MS);
  const scenes = CAMPAIGNS.map(({ key, owner, pictureAlt }) => ({ key, owner, alt: pictureAlt }));
  const portraits = PROFILES.map(({ person, portraitAlt }) => ({
    key: toPortraitKey(person),
    owner: person,
    alt: portraitAlt,
  }));
  const logos = [...CHARITY_PROFILES].map(([key, profile]) => ({
    key: toLogoKey(key),
    owner: getCharity(key).addedBy,
    alt: profile?.logoAlt,
  }));
  return [...scenes, ...portraits, ...logos].flatMap(({ key, owner, alt }) =>
    alt === undefined
      ? []
      : {
          id: demoId('media', key),
          filename: toFilename(key),
          alt,
          mimeType: 'image/webp',
          ...getPictureSize(key),
          focalX: getFocal(key).x,
          focalY: getFocal(key).y,
          uploadedBy: demoId('user', owner),
          createdAt: addedAt,
          updatedAt: addedAt,
        },
  );
}

export function toPortraitKey(person: string): string {
  return `${PORTRAIT}${person}`;
}

export function toLogoKey(charity: string): string {
  return `${LOGO}${charity}`;
}

/** Returns the focal point of a demo picture: its face or its subject. */
export function getFocal(key: string): Focal {
  return { x: 50, y: SCENE_FOCUS[key] ?? 50 };
}

/** Returns the full size of a demo picture, in pixels. */
export function getPictureSize(key: string): { readonly width: number; readonly height: number } {
  const width = key.startsWith(PORTRAIT) || key.startsWith(LOGO) ? PORTRAIT_WIDTH : PICTURE_WIDTH;
  return { width, height: width / RATIO };
}

/** Returns the file name of a demo picture, random-looking like that of an upload. */
export function toFilename(key: string): string {
  return `${demoId('file', key).replaceAll('-', '')}.webp`;
}
