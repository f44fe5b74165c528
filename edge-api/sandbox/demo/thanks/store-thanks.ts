import { HOUR_MS } from '#api/campaigns/rules.ts';
import type { campaigns } from '#api/campaigns/table.ts';
import type { thanks, thanksFiles } from '#api/thanks/table.ts';
import { demoId } from '../demo-id.ts';
import { filenameOf, pictureWidthOf } from '../plan/plan-media.ts';
import { melody } from './melody.ts';

/** The campaign that was thanked for already, by its key. */
const THANKED = 'duet';
/** After the winners were chosen. */
const SENT_AFTER_MS = 3 * HOUR_MS;
const MESSAGE = `Lieve allemaal,

Jullie antwoorden heb ik in één nacht gelezen, met de kachel aan. Ik heb gelachen, en bij de buurvrouw met de accordeon heb ik even het raam opengezet.

Hier is het begin van ons liedje, zoals het die avond klonk: vier akkoorden, een wekker en een suikerpot. Dank jullie wel. Het koor kan een jaar lang zingen.

Noor`;
const TRANSCRIPT = 'Een gitaar speelt de eerste regel van het liedje, zonder woorden.';
/** The first line of the song, in semitones from the A of 440 Hz. */
const FIRST_LINE = [-9, -5, -2, 3, -2, -5, -7, -4, 0, 5, 0, -4, -9, -5, -2, 3] as const;
const NOTE_SECONDS = 0.42;

/** The demo's thank-you as rows. */
export type DemoThanks = {
  readonly thanks: typeof thanks.$inferInsert;
  readonly files: readonly (typeof thanksFiles.$inferInsert)[];
};

/** Puts the files of the demo's thank-you into the bucket, where its pictures are already, and answers its rows. */
export async function storeThanks(
  bucket: R2Bucket,
  campaignRows: readonly (typeof campaigns.$inferInsert)[],
): Promise<DemoThanks> {
  const campaign = campaignRows.find(({ id }) => id === demoId('campaign', THANKED));
  const picture = await bucket.get(filenameOf(THANKED));
  if (!campaign?.closedAt || !picture) throw new Error(`The demo has no campaign ${THANKED} to thank for`);
  const sentAt = new Date(campaign.closedAt.getTime() + SENT_AFTER_MS);
  const width = pictureWidthOf(THANKED);
  const store = async (kind: 'audio' | 'photo', mimeType: string, body: Uint8Array) => {
    const key = `thanks/${demoId('thanks file', kind)}`;
    await bucket.put(key, body, { httpMetadata: { contentType: mimeType } });
    const id = demoId('thanks', kind);
    const at = { createdAt: sentAt, updatedAt: sentAt };
    return {
      id,
      campaignId: campaign.id,
      key,
      kind,
      state: 'ready' as const,
      mimeType,
      bytes: body.length,
      ...at,
    };
  };
  const sound = await store('audio', 'audio/wav', melody(FIRST_LINE, NOTE_SECONDS));
  const photo = await store('photo', 'image/webp', new Uint8Array(await picture.arrayBuffer()));
  return {
    thanks: {
      campaignId: campaign.id,
      message: MESSAGE,
      transcript: TRANSCRIPT,
      createdAt: sentAt,
      updatedAt: sentAt,
      sentAt,
    },
    files: [
      { ...sound, name: 'eerste-regel.wav' },
      {
        ...photo,
        name: 'keukentafel.webp',
        alt: 'Getekende gitaar bij het raam, met vellen papier die opvliegen',
        width,
        height: (width * 3) / 4,
      },
    ],
  };
}
