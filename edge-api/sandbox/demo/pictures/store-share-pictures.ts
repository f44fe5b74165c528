import { EVENT_TIME_ZONE } from '#api/campaigns/rules.ts';
import type { sharePictures, campaigns } from '#api/campaigns/table.ts';
import { SHARE_HEIGHT_PX, SHARE_WIDTH_PX } from '#api/campaigns/share-picture-rules.ts';
import type { media } from '#api/media/table.ts';
import { formatEuros } from '#api/platform/money-rules.ts';
import { LANGUAGES, type Language } from '#api/platform/rules.ts';
import { DONATION_CENTS } from '#api/submissions/rules.ts';
import { CAMPAIGNS } from '../data/demo-data.ts';
import { demoId } from '../demo-id.ts';
import { toFilename } from '../plan/plan-media.ts';
import { renderSharePicture } from './render-share-picture.ts';

type CampaignRow = typeof campaigns.$inferInsert;

/** The demo's share pictures as rows. */
export type DemoSharePictures = {
  readonly media: readonly (typeof media.$inferInsert)[];
  readonly pictures: readonly (typeof sharePictures.$inferInsert)[];
};

const WORDS = {
  nl: { locale: 'nl-NL', call: 'Doe mee voor', until: 'Tot', at: ' om ' },
  en: { locale: 'en-GB', call: 'Take part for', until: 'Until', at: ' at ' },
} as const;

/**
 * Stores the share pictures of the demo's campaigns that one can take part in, after their pictures, and returns their
 * rows.
 */
export async function storeSharePictures(
  bucket: R2Bucket,
  rows: readonly CampaignRow[],
): Promise<DemoSharePictures> {
  const stored: {
    readonly media: typeof media.$inferInsert;
    readonly language: Language;
    readonly campaign: string;
  }[] = [];
  for (const { key, pictureAlt } of CAMPAIGNS) {
    const campaign = rows.find(({ id }) => id === demoId('campaign', key));
    const picture = pictureAlt === undefined ? null : await bucket.get(toFilename(key));
    if (!campaign?.isActive || !picture) continue;
    const bytes = new Uint8Array(await picture.arrayBuffer());
    for (const language of LANGUAGES) {
      const file = await renderSharePicture(bytes, toWords(campaign, language));
      const row = toRow(campaign, key, language, file.length);
      await bucket.put(row.filename, file, { httpMetadata: { contentType: row.mimeType } });
      stored.push({ media: row, language, campaign: campaign.id });
    }
  }
  return {
    media: stored.map((each) => each.media),
    pictures: stored.map(({ media: { id: mediaId }, language, campaign: campaignId }) => ({
      campaignId,
      language,
      mediaId,
      version: 1,
    })),
  };
}

function toWords(
  { name: title, artistName: celebrity, subscriptionDeadline }: CampaignRow,
  language: Language,
) {
  const { locale, call, until, at } = WORDS[language];
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: EVENT_TIME_ZONE }).format(
      subscriptionDeadline ?? 0,
    );
  const day = format({ weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');
  const time = format({ hour: '2-digit', minute: '2-digit' });
  return {
    title,
    celebrity,
    call: `${call} ${formatEuros(DONATION_CENTS, language)}`,
    until: subscriptionDeadline ? `${until} ${day}${at}${time}` : null,
  };
}

function toRow({ ownerId, createdAt }: CampaignRow, key: string, language: Language, bytes: number) {
  const name = `share ${language} ${key}`;
  return {
    id: demoId('media', name),
    filename: toFilename(name).replace('.webp', '.jpg'),
    mimeType: 'image/jpeg',
    width: SHARE_WIDTH_PX,
    height: SHARE_HEIGHT_PX,
    uploadedBy: ownerId,
    bytes,
    createdAt,
    updatedAt: createdAt,
  };
}
