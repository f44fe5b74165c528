import { bindSession } from '../accounts/index.ts';
import { formatFanQuestion } from '../campaigns/rules.ts';
import { createCheckoutRedirect, readEmbedSource } from '../embeds/index.ts';
import { toNewEntry } from '../payments/index.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { selectShareCode } from '../shares/index.ts';
import { storeAnswer } from '../submissions/index.ts';
import type { Checkout, Subscribe } from './contract.ts';
import { notPayable, ownCampaign, questionChanged, toNotPayable } from './errors.ts';
import { openCampaignCheckout } from './open-campaign-checkout.ts';
import { getCampaignToSubscribe } from './read-subscriber.ts';
import { toOpenCampaign } from './require-open-campaign.ts';

/**
 * Stores a fan's answer, then opens the checkout for it. Subscribing again while it is not paid updates the answer.
 * Throws 404 and 409 for what cannot be subscribed to, 429 once the limit is used up, 502 when the provider fails: the
 * answer is stored by then.
 */
export async function subscribe(
  ctx: Ctx,
  { campaign: id, answer, embed, via, share }: Subscribe,
): Promise<Checkout> {
  const person = requirePerson(ctx);
  requireSessionCampaign(ctx, id);
  const open = toOpenCampaign(ctx, getCampaignToSubscribe(ctx));
  const { ownerId, fanQuestion, fanQuestionOther } = open.campaign;
  if (ownerId === person.id) throw ownCampaign();
  if (answer.question !== fanQuestion) throw questionChanged();
  const stored = await storeAnswer(ctx, {
    campaignId: id,
    userId: person.id,
    questionKey: fanQuestion,
    question: formatFanQuestion(fanQuestion, fanQuestionOther, open.names, ctx.language),
    answer: answer.answer,
    language: ctx.language,
    source: embed ? 'widget' : (via ?? (share === undefined ? 'site' : 'share')),
    shareCode: selectShareCode(id, person.id, share),
    ...(await readEmbedSource(ctx, id, embed)),
  });
  if (stored.kind === 'settled') throw notPayable(stored.status);
  const { submission, isNew } = stored;
  const { id: submissionId } = submission;
  await bindSession(ctx, submissionId);
  const { email, language } = person;
  const campaign = { ...open.campaign, charityName: open.names.charity, picture: open.picture };
  const known = isNew ? toNewEntry({ submission, campaign, email, language }) : undefined;
  const opened = await openCampaignCheckout(ctx, open, submissionId, known);
  if (opened.kind !== 'open') throw toNotPayable(opened);
  return { url: embed ? await createCheckoutRedirect(ctx, submissionId) : opened.url, submissionId };
}

/** Throws 404 for a campaign other than the one that a frame's session is for. */
function requireSessionCampaign({ actor }: Ctx, campaignId: string): void {
  const binding = actor.kind === 'person' ? actor.binding : undefined;
  if (binding && binding.campaignId !== campaignId) throw notFound();
}
