import { getInitials } from '#api/accounts/rules.ts';
import type { sharePictures, campaigns } from '#api/campaigns/table.ts';
import {
  SHARE_HEIGHT_PX,
  SHARE_KINDS,
  SHARE_WIDTH_PX,
  type ShareKind,
} from '#api/campaigns/share-picture-rules.ts';
import type { media } from '#api/media/table.ts';
import { LANGUAGES, type Language } from '#api/platform/rules.ts';
import { sharePictureTexts } from '#site/features/sharing/pictures/texts.ts';
import { toShareWords } from '#site/features/sharing/pictures/to-share-words.ts';
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
      const file = await renderSharePicture(motif, toWords(campaign, getCharity(charity), place));
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
  campaign: CampaignRow,
  charity: ReturnType<typeof getCharity>,
  { language, kind }: { readonly language: Language; readonly kind: ShareKind },
) {
  const { name, artistName, subscriptionStartDate: opens, subscriptionDeadline: closes } = campaign;
  const now = new Date();
  const hasWinners = campaign.winnersSelected ?? false;
  return toShareWords(
    {
      name,
      celebrity: { name: artistName },
      charity,
      subscriptionStartDate: opens?.toISOString() ?? null,
      subscriptionDeadline: closes?.toISOString() ?? null,
      phase: hasWinners ? 'winners-selected' : Number(opens) > now.getTime() ? 'not-started' : 'open',
    },
    { language, texts: sharePictureTexts(language), now, kind },
  );
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
