import { eq, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/sqlite-core';
import { z } from 'zod';
import { celebrityProfiles } from '../celebrities/table.ts';
import { toThumbnailUrl } from '../media/rules.ts';
import { media } from '../media/table.ts';
import { campaigns } from './table.ts';
import { toSql } from '../platform/columns.ts';

const query = new QueryBuilder();
const scene = query.select({ filename: media.filename }).from(media).where(eq(media.id, campaigns.imageId));
const avatarId = query
  .select({ id: celebrityProfiles.avatarId })
  .from(celebrityProfiles)
  .where(eq(celebrityProfiles.id, campaigns.celebrityId));
const { filename, width, height, focalX, focalY } = media;
const face = query
  .select({
    json: sql`json_object('filename', ${filename}, 'width', ${width}, 'height', ${height}, 'focalX', ${focalX}, 'focalY', ${focalY})`,
  })
  .from(media)
  .where(eq(media.id, sql`coalesce(${avatarId}, ${campaigns.imageId})`));

/** Columns for a query of campaigns: the scene's stored file, and the portrait in the dial, for {@link parseFace}. */
export const campaignPictures = {
  picture: toSql<string | null>(scene).as('picture'),
  face: toSql<string | null>(face).as('face'),
};

const Portrait = z.object({
  filename: z.string(),
  width: z.number(),
  height: z.number(),
  focalX: z.number(),
  focalY: z.number(),
});

/** Returns a portrait in its smallest size, for everywhere that it is shown small. */
export function toPortrait({ filename: file, focalX: x, focalY: y, ...size }: z.infer<typeof Portrait>) {
  return { url: toThumbnailUrl(file), width: size.width, height: size.height, focal: { x, y } };
}

/** Returns the stored file of the portrait in a campaign's dial; null without one. */
export function parseFaceFile(json: string | null): string | null {
  return json === null ? null : Portrait.parse(JSON.parse(json)).filename;
}

/** Returns the portrait in a campaign's dial: its celebrity's, else its scene; null without either. */
export function parseFace(json: string | null): ReturnType<typeof toPortrait> | null {
  return json === null ? null : toPortrait(Portrait.parse(JSON.parse(json)));
}
