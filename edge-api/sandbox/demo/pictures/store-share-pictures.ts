import { getInitials } from '#api/accounts/rules.ts';
import { EVENT_TIME_ZONE } from '#api/campaigns/rules.ts';
import type { sharePictures, campaigns } from '#api/campaigns/table.ts';
import {
  SHARE_HEIGHT_PX,
  SHARE_KINDS,
  SHARE_WIDTH_PX,
  type ShareKind,
} from '#api/campaigns/share-picture-rules.ts';
import type { media } from '#api/media/table.ts';
import { formatEuros } from '#api/platform/money-rules.ts';
import { LANGUAGES, type Language } from '#api/platform/rules.ts';
import { DONATION_CENTS } from '#api/submissions/rules.ts';
import { CAMPAIGNS, getCharity } from '../data/demo-data.ts';
import { demoId } from '../demo-id.ts';
import type { DemoResult } from '../plan/plan-results.ts';
import { getFocal, toFilename, toPortraitKey } from '../plan/plan-media.ts';
import { renderSharePicture } from './render-share-picture.ts';

type CampaignRow = typeof campaigns.$inferInsert;

/** The demo's share pictures as rows. */
export type DemoSharePictures = {
  readonly media: readonly (typeof media.$inferInsert)[];
  readonly pictures: readonly (typeof sharePictures.$inferInsert)[];
};

const WORDS = {
  nl: {
    locale: 'nl-NL',
    call: 'Doe mee voor',
    from: 'Vanaf',
    until: 'Tot',
    at: ' om ',
    who: ['Met', 'voor'],
    wait: { call: 'Meedoen kan niet meer', until: 'Bekijk hoe het verdergaat' },
    over: { call: 'De keuze is gemaakt', until: 'Bekijk hoe het afliep' },
  },
  en: {
    locale: 'en-GB',
    call: 'Take part for',
    from: 'From',
    until: 'Until',
    at: ' at ',
    who: ['With', 'for'],
    wait: { call: 'Entries are closed', until: 'See what happens next' },
    over: { call: 'The choice is made', until: 'See how it turned out' },
  },
} as const;

/** Stores the share pictures of the demo's campaigns, after their pictures, and returns their rows. */
export async function storeSharePictures(
  bucket: R2Bucket,
  rows: readonly CampaignRow[],
  publicResults: readonly DemoResult[],
): Promise<DemoSharePictures> {
  const stored: {
    readonly media: typeof media.$inferInsert;
    readonly language: Language;
    readonly kind: ShareKind;
    readonly campaign: string;
  }[] = [];
  for (const { key, owner, charity, pictureAlt } of CAMPAIGNS) {
    const campaign = rows.find(({ id }) => id === demoId('campaign', key));
    const cover = pictureAlt === undefined ? undefined : await readPicture(bucket, key);
    if (!campaign) continue;
    const portrait = await readPicture(bucket, toPortraitKey(owner));
    const face = portrait ?? getInitials(campaign.artistName);
    const count = publicResults.find(({ campaignId }) => campaignId === campaign.id)?.participants ?? null;
    const motif = { cover, face, focal: getFocal(toPortraitKey(owner)), count };
    const places = LANGUAGES.flatMap((language) => SHARE_KINDS.map((kind) => ({ language, kind })));
    const drawn = places.map(async (place) => {
      const file = await renderSharePicture(motif, toWords(campaign, getCharity(charity).name, place));
      const row = toRow(campaign, `share ${place.language} ${place.kind} ${key}`, file.length);
      await bucket.put(row.filename, file, { httpMetadata: { contentType: row.mimeType } });
      return { media: row, ...place, campaign: campaign.id };
    });
    stored.push(...(await Promise.all(drawn)));
  }
  return {
    media: stored.map((each) => each.media),
    pictures: stored.map(({ media: { id: mediaId }, language, kind, campaign: campaignId }) => ({
      campaignId,
      language,
      kind,
      mediaId,
      version: 1,
    })),
  };
}

async function readPicture(bucket: R2Bucket, key: string): Promise<Uint8Array | undefined> {
  const file = await bucket.get(toFilename(key));
  return file ? new Uint8Array(await file.arrayBuffer()) : undefined;
}

function toWords(
  { name: title, artistName, subscriptionStartDate, subscriptionDeadline, winnersSelected }: CampaignRow,
  charity: string,
  { language, kind }: { readonly language: Language; readonly kind: ShareKind },
) {
  const { locale, call, from, until, at, who, wait, over } = WORDS[language];
  const named = title.includes(artistName) ? '' : `${who[0]} ${artistName}, `;
  const detail = `${named}${who[1]} ${charity}`;
  const said = { title, detail: detail.charAt(0).toUpperCase() + detail.slice(1) };
  if (kind === 'wait') return { ...said, ...wait };
  if (winnersSelected) return { ...said, ...over };
  const isSoon = Number(subscriptionStartDate) > Date.now();
  const moment = isSoon ? subscriptionStartDate : subscriptionDeadline;
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: EVENT_TIME_ZONE }).format(moment ?? 0);
  const day = format({ weekday: 'long', day: 'numeric', month: 'long' }).replace(',', '');
  const time = format({ hour: '2-digit', minute: '2-digit' });
  return {
    ...said,
    call: `${call} ${formatEuros(DONATION_CENTS, language)}`,
    until: moment ? `${isSoon ? from : until} ${day}${at}${time}` : null,
  };
}

function toRow({ ownerId, createdAt }: CampaignRow, name: string, bytes: number) {
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
