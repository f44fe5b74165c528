import type { SQL } from 'drizzle-orm';
import { bindSession } from '../accounts/index.ts';
import { createCheckoutRedirect } from '../embeds/index.ts';
import { toNewEntry } from '../payments/index.ts';
import { requireActor, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import type { Checkout, Subscribe } from './contract.ts';
import { toNotPayable } from './errors.ts';
import { openCampaignCheckout } from './open-campaign-checkout.ts';
import { storeSubscription } from './store-subscription.ts';

/**
 * Stores a fan's answer, then opens the checkout for it. Subscribing again while it is not paid updates the answer.
 * Throws 404 and 409 for what cannot be subscribed to, 429 once the limit is used up, 502 when the provider fails: the
 * answer is stored by then.
 */
export async function subscribe(ctx: Ctx, input: Subscribe): Promise<Checkout> {
  const { person, binding } = requireActor(ctx);
  // The session of a frame is for one campaign, and was opened with the id of its submission.
  if (binding && binding.campaignId !== input.campaign) throw notFound();
  const stored = await storeSubscription(ctx, person, input, binding?.submissionId ?? undefined);
  const { submission, isNew, open } = stored;
  const { id: submissionId } = submission;
  await bindSession(ctx, submissionId);
  const { email, language } = person;
  const campaign = { ...open.campaign, charityName: open.charity, picture: open.picture };
  const known = isNew ? toNewEntry({ submission, campaign, email, language }) : undefined;
  const redirect = input.embed && createCheckoutRedirect(ctx, submissionId);
  const related = (condition: SQL) => (redirect ? [redirect.toStatement(condition)] : []);
  const opened = await openCampaignCheckout(ctx, open, submissionId, { known, related });
  if (opened.kind !== 'open') throw toNotPayable(opened);
  // Only a new checkout is stored with the key.
  if (redirect && !opened.campaignChangedAt) await redirect.toStatement();
  return { url: redirect?.url ?? opened.url, submissionId };
}
