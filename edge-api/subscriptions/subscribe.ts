import { bindSession } from '../accounts/index.ts';
import { formatFanQuestion } from '../campaigns/rules.ts';
import { createCheckoutRedirect, readEmbedSource } from '../embeds/index.ts';
import { toUntouchedEntry } from '../payments/index.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { countAttempts } from '../platform/rate-limit.ts';
import { selectShareCode } from '../shares/index.ts';
import { storeAnswer } from '../submissions/index.ts';
import type { Checkout, Subscribe } from './contract.ts';
import { notPayable, ownCampaign, questionChanged, toNotPayable } from './errors.ts';
import { openCampaignCheckout } from './open-campaign-checkout.ts';
import { selectOpenCampaign, toOpenCampaign } from './require-open-campaign.ts';

/**
 * Stores a fan's answer, then opens the checkout for it. Subscribing again while it is not paid updates the answer.
 * Throws 404 and 409 for what cannot be subscribed to, 502 when the provider fails: the answer is stored by then.
 */
export async function subscribe(
  ctx: Ctx,
  { campaign: id, answer, embed, via, share }: Subscribe,
): Promise<Checkout> {
  const person = requirePerson(ctx);
  const open = await countAndRequireOpen(ctx, person.id, id);
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
  const { submission } = stored;
  const { id: submissionId } = submission;
  await bindSession(ctx, submissionId);
  const { email, language } = person;
  const campaign = { ...open.campaign, charityName: open.names.charity, picture: open.picture };
  const known = toUntouchedEntry(submission, { campaign, email, language });
  const opened = await openCampaignCheckout(ctx, open, submissionId, known);
  if (opened.kind !== 'open') throw toNotPayable(opened);
  return { url: embed ? await createCheckoutRedirect(ctx, submissionId) : opened.url, submissionId };
}

/** Counts the attempt and returns the campaign, in one batch; throws 429, and what {@link toOpenCampaign} throws. */
async function countAndRequireOpen(ctx: Ctx, userId: string, campaignId: string) {
  requireSessionCampaign(ctx, campaignId);
  const attempt = { rule: 'subscribe', who: userId, limit: ctx.settings.LIMIT_PAYMENTS };
  const { statement, requireRoom } = countAttempts(ctx, [attempt]);
  const [counted, rows] = await ctx.db.batch([statement, selectOpenCampaign(ctx, campaignId)]);
  requireRoom(counted);
  return toOpenCampaign(ctx, rows);
}

/** Throws 404 for a campaign other than the one that a frame's session is for. */
function requireSessionCampaign({ actor }: Ctx, campaignId: string): void {
  const binding = actor.kind === 'person' ? actor.binding : undefined;
  if (binding && binding.campaignId !== campaignId) throw notFound();
}
