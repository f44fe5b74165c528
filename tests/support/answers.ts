import type { checkouts, submissions } from '#api/schema.ts';
import { nextFanNumber } from '#api/submissions/store-answer.ts';
import { db } from './api.ts';
import { findRows, insertRow, type Values } from './rows.ts';
import { env } from 'cloudflare:workers';
import { changeCampaign, seedCampaign } from './seed.ts';
import { z } from 'zod';
import type { Language } from '#api/platform/rules.ts';
import { createLoggedInUser } from './people.ts';
import { deliver, listCheckoutSessions } from './provider.ts';

/** Too short for near copies. */
export const PLAIN = 'It is nice.';

const USUAL = {
  status: 'paid',
  questionKey: 'why-meet',
  question: 'Why do you want to meet Mila?',
  language: 'en',
} as const;

type NewAnswer = typeof submissions.$inferInsert;

/** Inserts a person's paid answer; returns its id. */
export async function seedAnswer(
  campaignId: string,
  userId: string | null,
  overrides: Partial<NewAnswer> = {},
): Promise<string> {
  const id = crypto.randomUUID();
  await insertRow('submissions', {
    id,
    campaignId,
    userId,
    ...USUAL,
    answer: PLAIN,
    fanNumber: nextFanNumber(campaignId),
    paidAt: new Date(),
    ...overrides,
  });
  return id;
}

/** Inserts a checkout of a submission. */
export async function seedCheckout(
  row: Pick<typeof checkouts.$inferInsert, 'submissionId'> & Values<'checkouts'>,
): Promise<string> {
  const id = `cs_test_${crypto.randomUUID()}`;
  const ten = { amountCents: 1000, currency: 'eur' };
  await insertRow('checkouts', { id, attempt: 1, url: 'https://pay.test', ...ten, ...row });
  return id;
}

/** Inserts paid answers of `count` new people; returns the submissions' ids in the order in which they break ties. */
export async function seedAnswers(
  campaignId: string,
  count: number,
  toAnswer: (index: number) => string = () => PLAIN,
): Promise<readonly string[]> {
  const now = new Date();
  const ids = Array.from({ length: count }, () => crypto.randomUUID()).toSorted();
  const [first, ...more] = ids.flatMap((id, index) => {
    const userId = crypto.randomUUID();
    const email = `${userId}@example.test`;
    const paidAt = new Date(now.getTime() + index);
    return [
      insertRow('user', { id: userId, name: 'Sanne de Vries', email, emailVerified: true }),
      insertRow('submissions', {
        ...USUAL,
        id,
        campaignId,
        userId,
        answer: toAnswer(index),
        fanNumber: nextFanNumber(campaignId),
        paidAt,
      }),
    ];
  });
  if (first) await db.batch([first, ...more]);
  return ids;
}

/** Seeds a fan's paid answer with the ledger of its payment, and by default its score. */
export async function seedPaidAnswer(
  campaignId: string,
  fanId: string,
  { score = true } = {},
): Promise<string> {
  const submissionId = await seedAnswer(campaignId, fanId);
  const paid = { state: 'paid', paidAt: new Date(), paymentIntentId: 'pi' } as const;
  await seedCheckout({ id: `cs_${submissionId}`, submissionId, ...paid });
  if (!score) return submissionId;
  const judged = { position: 1, score: 8, model: 'm', rubricVersion: '3' };
  await insertRow('scores', { campaignId, submissionId, ...judged });
  return submissionId;
}

/** Stores that an answer has won its campaign. */
export async function chooseWinner(campaignId: string, submissionId: string): Promise<void> {
  await db.batch([
    insertRow('winners', { campaignId, submissionId, slot: 1, selectedAt: new Date() }),
    changeCampaign(campaignId, { winnersSelected: true }),
  ]);
}

/** Seeds a thank-you with a message and an audio file; returns the file's id. */
export async function seedThanks(campaignId: string, sentAt: Date | null): Promise<string> {
  const [id, key] = [crypto.randomUUID(), `thanks/${crypto.randomUUID()}`];
  await insertRow('thanks', { campaignId, message: 'm', transcript: 't', sentAt });
  const stored = { mimeType: 'audio/wav', name: 'n', bytes: 5 };
  await insertRow('thanksFiles', { id, campaignId, key, kind: 'audio', state: 'ready', ...stored });
  await env.MEDIA.put(key, 'audio');
  return id;
}

/** Creates a logged-in fan. */
export const createFan = (language: Language = 'en') => createLoggedInUser('fan', language, 'Noor Bakker');
export type Fan = Awaited<ReturnType<typeof createFan>>;

/** Builds the body for subscribing a fan. */
export const createAnswer = (campaignId: string, answer = 'Because of the soup.') => ({
  campaign: campaignId,
  answer: { question: 'why-meet', answer },
});

/** Subscribes a fan to a campaign; the checkout stays open. */
export async function createSubscription(
  options: { campaign?: { id: string }; fan?: Fan; language?: Language } = {},
) {
  const campaign = options.campaign ?? (await seedCampaign());
  const fan = options.fan ?? (await createFan(options.language));
  const answer = await fan.post('/api/campaign-subscribe', createAnswer(campaign.id));
  if (answer.status !== 200) throw new Error(`not subscribed: ${JSON.stringify(answer.body)}`);
  const { submissionId, url } = z.object({ submissionId: z.string(), url: z.string() }).parse(answer.body);
  const [session] = await listCheckoutSessions(submissionId);
  if (!session) throw new Error('the sandbox has no session');
  return { campaign, fan, submissionId, url, sessionId: session.id };
}

/** Subscribes a fan to a campaign and pays. */
export async function createPaidSubscription(options: Parameters<typeof createSubscription>[0] = {}) {
  const subscription = await createSubscription(options);
  return { ...subscription, session: await deliver('pay', subscription.sessionId) };
}

export async function getSubmission(id: string) {
  const [row] = await findRows('submissions', { id });
  if (!row) throw new Error('there is no such submission');
  return row;
}

export async function getSubmissionStatus(id: string): Promise<string> {
  return (await getSubmission(id)).status;
}

export function listCheckouts(submissionId: string) {
  return findRows('checkouts', { submissionId }, 'attempt');
}
