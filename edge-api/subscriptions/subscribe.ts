import type { SQL } from 'drizzle-orm';
import { bindSession } from '../accounts/index.ts';
import { createCheckoutRedirect } from '../embeds/index.ts';
import { toNewEntry } from '../payments/index.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { storeAnswer, type StoreAnswerResult } from '../submissions/index.ts';
import type { Checkout, Subscribe } from './contract.ts';
import { notPayable, ownCampaign, questionChanged, toNotPayable } from './errors.ts';
import { openCampaignCheckout } from './open-campaign-checkout.ts';
import { toOpenCampaign } from './require-open-campaign.ts';
import { getSubscriptionStart } from './start-subscription.ts';
import { toAnswer } from './to-answer.ts';

/**
 * Stores a fan's answer, then opens the checkout for it. Subscribing again while it is not paid updates the answer.
 * Throws 404 and 409 for what cannot be subscribed to, 429 once the limit is used up, 502 when the provider fails: the
 * answer is stored by then.
 */
export async function subscribe(ctx: Ctx, input: Subscribe): Promise<Checkout> {
  const person = requirePerson(ctx);
  const { campaign: id, answer, embed } = input;
  requireSessionCampaign(ctx, id);
  const open = toOpenCampaign(ctx, getSubscriptionStart(ctx));
  if (open.campaign.ownerId === person.id) throw ownCampaign();
  if (answer.question !== open.campaign.fanQuestion) throw questionChanged();
  const stored: StoreAnswerResult = open.firstAnswer
    ? { kind: 'stored', submission: open.firstAnswer, isNew: true }
    : await storeAnswer(ctx, toAnswer(ctx, input, person.id));
  if (stored.kind === 'settled') throw notPayable(stored.status);
  const { submission, isNew } = stored;
  const { id: submissionId } = submission;
  await bindSession(ctx, submissionId);
  const { email, language } = person;
  const campaign = { ...open.campaign, charityName: open.charity, picture: open.picture };
  const known = isNew ? toNewEntry({ submission, campaign, email, language }) : undefined;
  const redirect = embed && createCheckoutRedirect(ctx, submissionId);
  const related = (condition: SQL) => (redirect ? [redirect.toStatement(condition)] : []);
  const opened = await openCampaignCheckout(ctx, open, submissionId, { known, related });
  if (opened.kind !== 'open') throw toNotPayable(opened);
  // Only a new checkout is stored with the key.
  if (redirect && !opened.campaignChangedAt) await redirect.toStatement();
  return { url: redirect?.url ?? opened.url, submissionId };
}

/** Throws 404 for a campaign other than the one that a frame's session is for. */
function requireSessionCampaign({ actor }: Ctx, campaignId: string): void {
  const binding = actor.kind === 'person' ? actor.binding : undefined;
  if (binding && binding.campaignId !== campaignId) throw notFound();
}
