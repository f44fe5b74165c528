import { HOUR_MS } from '#api/platform/rules.ts';
import type { campaigns } from '#api/campaigns/table.ts';
import type { thanks, thanksFiles } from '#api/thanks/table.ts';
import { THANKS } from '../data/demo-data.ts';
import { demoId } from '../demo-id.ts';
import { getPictureSize, toFilename } from '../plan/plan-media.ts';
import { melody } from './melody.ts';

/** The demo's thank-you as rows. */
export type DemoThanks = {
  readonly thanks: typeof thanks.$inferInsert;
  readonly files: readonly (typeof thanksFiles.$inferInsert)[];
};

/** Stores the files of the demo's thank-you in the bucket, after its pictures, and returns its rows. */
export async function storeThanks(
  bucket: R2Bucket,
  campaignRows: readonly (typeof campaigns.$inferInsert)[],
): Promise<DemoThanks> {
  const campaign = campaignRows.find(({ id }) => id === demoId('campaign', THANKS.campaign));
  const picture = await bucket.get(toFilename(THANKS.campaign));
  if (!campaign?.closedAt || !picture)
    throw new Error(`The demo has no campaign ${THANKS.campaign} to thank for`);
  const sentAt = new Date(campaign.closedAt.getTime() + THANKS.hoursAfterClosing * HOUR_MS);
  const times = { createdAt: sentAt, updatedAt: sentAt };
  const store = async (kind: 'audio' | 'photo', mimeType: string, body: Uint8Array) => {
    const key = `thanks/${demoId('thanks file', kind)}`;
    await bucket.put(key, body, { httpMetadata: { contentType: mimeType } });
    const bytes = body.length;
    return {
      id: demoId('thanks', kind),
      campaignId: campaign.id,
      key,
      kind,
      state: 'ready' as const,
      mimeType,
      bytes,
      ...times,
    };
  };
  const { name, transcript, semitonesFromA4, noteSeconds } = THANKS.melody;
  const audio = await store('audio', 'audio/wav', melody(semitonesFromA4, noteSeconds));
  const photo = await store('photo', 'image/webp', new Uint8Array(await picture.arrayBuffer()));
  return {
    thanks: {
      campaignId: campaign.id,
      message: THANKS.paragraphs.join('\n\n'),
      transcript,
      ...times,
      sentAt,
    },
    files: [
      { ...audio, name },
      { ...photo, ...THANKS.photo, ...getPictureSize(THANKS.campaign) },
    ],
  };
}
