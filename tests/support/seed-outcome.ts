import { env } from 'cloudflare:workers';
import { winners } from '#api/nominees/table.ts';
import { scores } from '#api/scoring/table.ts';
import { thanks, thanksFiles } from '#api/thanks/table.ts';
import { db } from './system.ts';
import { seedAnswer, seedCheckout } from './seed-answers.ts';
import { changeCampaign } from './seed.ts';

/** Seeds a fan's paid answer with the ledger of its payment, and by default its score. */
export async function seedPaidAnswer(
  campaignId: string,
  fanId: string,
  { score = true } = {},
): Promise<string> {
  const submissionId = await seedAnswer(campaignId, fanId);
  const now = new Date();
  const paid = { state: 'paid', paidAt: now, paymentIntentId: 'pi' } as const;
  await seedCheckout({ id: `cs_${submissionId}`, submissionId, ...paid });
  if (!score) return submissionId;
  const hashes = { promptHash: 'p', previousHash: 'a', hash: crypto.randomUUID() };
  await db.insert(scores).values({
    id: crypto.randomUUID(),
    campaignId,
    submissionId,
    position: 1,
    score: 8,
    model: 'm',
    rubricVersion: '3',
    scoredAt: now,
    ...hashes,
  });
  return submissionId;
}

/** Stores that an answer has won its campaign. */
export async function chooseWinner(campaignId: string, submissionId: string): Promise<void> {
  await db.batch([
    db.insert(winners).values({ campaignId, submissionId, slot: 1, selectedAt: new Date() }),
    changeCampaign(campaignId, { winnersSelected: true }),
  ]);
}

/** Seeds a thank-you with a message and an audio file; returns the file's id. */
export async function seedThanks(campaignId: string, sentAt: Date | null): Promise<string> {
  const [id, key] = [crypto.randomUUID(), `thanks/${crypto.randomUUID()}`];
  const now = new Date();
  const texts = { message: 'm', transcript: 't' };
  await db.insert(thanks).values({ campaignId, ...texts, createdAt: now, updatedAt: now, sentAt });
  const stored = { mimeType: 'audio/wav', name: 'n', bytes: 5, createdAt: now, updatedAt: now };
  await db.insert(thanksFiles).values({ id, campaignId, key, kind: 'audio', state: 'ready', ...stored });
  await env.MEDIA.put(key, 'audio');
  return id;
}
