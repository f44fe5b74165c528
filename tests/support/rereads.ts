import { and, gt, lt } from 'drizzle-orm';
import { mails } from '#api/schema.ts';
import { db } from './api.ts';
import { createLoggedInUser, type Person } from './people.ts';
import { listSubmissions } from './own-submissions.ts';
import { selectByRubric } from './scored-campaign.ts';
import { seedAnswers } from './answers.ts';
import { seedCampaign, changeSubmission } from './seed.ts';

export const OVERLOOKED = 'My grandmother is the one who taught me to sing.';
export const REPLY = 'I read it again, and I had missed your grandmother.';

/** Seeds an owner's closed campaign with nominees; the first answer is by a logged-in fan. */
export async function seedRead(owner: Person) {
  const campaign = await seedCampaign({ ownerId: owner.id, isActive: false, closedAt: new Date() });
  const [answer = '', best = ''] = await seedAnswers(campaign.id, 2);
  const fan = await createLoggedInUser('fan');
  await changeSubmission(answer, { userId: fan.id });
  const before = await readOwn(fan);
  await selectByRubric(campaign);
  return { ...campaign, answer, best, fan, before };
}

/** Lists all mails ever queued for an occasion about the requests for an answer. */
export function listRequestMails(occasion: 'replied' | 'unanswered', answer: string) {
  const prefix = `reread-${occasion}:${answer}`;
  // The keys that continue with a colon; D1 limits the length of a pattern.
  return db
    .select()
    .from(mails)
    .where(and(gt(mails.key, `${prefix}:`), lt(mails.key, `${prefix};`)));
}

export const readOwn = async (fan: Person) => (await listSubmissions(fan))[0];
export const ask = (id: string, who: Person, overlooked = OVERLOOKED) =>
  who.post(`/api/campaign-submissions/${id}/reread`, { overlooked });
export const reply = (id: string, answer: string, who: Pick<Person, 'post'>) =>
  who.post(`/api/campaigns/${id}/rereads/${answer}`, { reply: REPLY });
