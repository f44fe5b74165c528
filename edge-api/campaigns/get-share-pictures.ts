import { and, eq, isNull, sql } from 'drizzle-orm';
import { mediaUrl } from '../media/rules.ts';
import { media } from '../media/table.ts';
import type { Db } from '../platform/db.ts';
import { prepareOnce } from '../platform/prepare-once.ts';
import { LANGUAGES } from '../platform/rules.ts';
import type { SharePictures } from './contract.ts';
import type { Phase } from './rules.ts';
import { isShareable } from './share-picture-rules.ts';
import { sharePictures } from './share-pictures-table.ts';
import { campaigns } from './table.ts';

const selectBySlug = prepareOnce((db) =>
  db
    .select({
      language: sharePictures.language,
      version: sharePictures.version,
      campaignVersion: campaigns.version,
      filename: media.filename,
    })
    .from(campaigns)
    .innerJoin(sharePictures, eq(sharePictures.campaignId, campaigns.id))
    .innerJoin(media, and(eq(media.id, sharePictures.mediaId), isNull(media.removedAt)))
    .where(eq(campaigns.slug, sql.placeholder('slug')))
    .limit(LANGUAGES.length)
    .prepare(),
);
type Row = Awaited<ReturnType<typeof readSharePictures>>[number];

/** Reads the share pictures of the campaign at an address, in whatever version they are. */
export function readSharePictures(db: Db, slug: string) {
  return selectBySlug(db).execute({ slug });
}

/** Returns the share pictures by language; null for one that no longer says what the campaign says. */
export function toSharePictures(rows: readonly Row[], phase: Phase): SharePictures {
  const find = (language: (typeof LANGUAGES)[number]) => {
    const row = rows.find((each) => each.language === language);
    return row && isShareable(row, { version: row.campaignVersion, phase })
      ? { url: mediaUrl(row.filename) }
      : null;
  };
  return { nl: find('nl'), en: find('en') };
}
