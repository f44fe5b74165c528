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

/** A campaign's pictures in a query of campaigns: its scene's stored file, and who is in its dial, for {@link parseFace}. */
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

/** Returns a portrait in its smallest size, in which it is shown wherever it is small. */
export function toPortrait({ filename: file, focalX: x, focalY: y, ...size }: z.infer<typeof Portrait>) {
  return { url: toThumbnailUrl(file), width: size.width, height: size.height, focal: { x, y } };
}

/** Returns the file in which who is in a campaign's dial is stored; null without anyone. */
export function parseFaceFile(json: string | null): string | null {
  return json === null ? null : Portrait.parse(JSON.parse(json)).filename;
}

/** Returns who is in the dial of a campaign: its celebrity's portrait, else its scene; null without either. */
export function parseFace(json: string | null): ReturnType<typeof toPortrait> | null {
  return json === null ? null : toPortrait(Portrait.parse(JSON.parse(json)));
}
