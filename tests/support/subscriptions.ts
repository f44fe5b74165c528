import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { checkouts } from '#api/payments/table.ts';
import type { Language } from '#api/platform/rules.ts';
import { submissions } from '#api/submissions/table.ts';
import { createLoggedInUser } from './logged-in-user.ts';
import { deliver, listCheckoutSessions } from './provider.ts';
import { seedCampaign } from './seed.ts';
import { db } from './system.ts';

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
  const [row] = await db.select().from(submissions).where(eq(submissions.id, id));
  if (!row) throw new Error('there is no such submission');
  return row;
}

export async function getSubmissionStatus(id: string): Promise<string> {
  return (await getSubmission(id)).status;
}

export function listCheckouts(submissionId: string) {
  return db
    .select()
    .from(checkouts)
    .where(eq(checkouts.submissionId, submissionId))
    .orderBy(checkouts.attempt);
}
