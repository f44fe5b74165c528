import { and, eq, lt, notExists } from 'drizzle-orm';
import { bindSession, isStillLoggedIn } from '../accounts/index.ts';
import { isRunByAny, isVisible } from '../campaigns/index.ts';
import { formatFanQuestion } from '../campaigns/rules.ts';
import { campaigns } from '../campaigns/table.ts';
import { charities } from '../charities/table.ts';
import { createCheckoutRedirect, selectEmbedSource } from '../embeds/index.ts';
import { checkOpenCheckout, toNewEntry } from '../payments/index.ts';
import { requireActor, type Ctx, type Person } from '../platform/context.ts';
import { notFound, rateLimited, unauthenticated } from '../platform/errors.ts';
import { isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { selectShareCode } from '../sharing/index.ts';
import { digestOrigin, isLiveBy, selectAnswersUsed, storeAnswer } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import type { Checkout, Subscribe } from './contract.ts';
import { notPayable, ownCampaign, questionChanged, toNotPayable } from './errors.ts';
import { openCampaignCheckout } from './open-campaign-checkout.ts';
import { openCampaignColumns, toOpenCampaign, type OpenCampaignRow } from './require-open-campaign.ts';

/**
 * Stores a fan's answer, then opens the checkout for it. Subscribing again while it is not paid updates the answer.
 * Throws 404 and 409 for what cannot be subscribed to, 429 once the limit is used up, 502 when the provider fails: the
 * answer is stored by then.
 */
export async function startSubscription(ctx: Ctx, input: Subscribe): Promise<Checkout> {
  const { person, binding } = requireActor(ctx);
  // The session of a frame is for one campaign, and was opened with the id of its submission.
  if (binding && binding.campaignId !== input.campaign) throw notFound();
  const stored = await storeSubscription(ctx, person, input, binding?.submissionId);
  const { submission, isNew, open, asked } = stored;
  const { id: submissionId } = submission;
  await bindSession(ctx, submissionId);
  const { email, language } = person;
  const { picture, face, charity: charityName } = open;
  const campaign = { ...open.campaign, charityName, picture, face };
  const known = isNew ? { known: toNewEntry({ submission, campaign, email, language }) } : asked && { asked };
  const redirect = input.embed && createCheckoutRedirect(ctx, submissionId);
  const related = redirect ? [redirect.statement] : [];
  const opened = await openCampaignCheckout(ctx, open, submissionId, { ...known, related });
  if (opened.kind !== 'open') throw toNotPayable(opened);
  // Only a new checkout is stored with the key.
  if (redirect && !opened.campaignChangedAt) await redirect.statement;
  return { url: redirect?.url ?? opened.url, submissionId };
}

/** Stores a fan's answer, or changes the one that is not paid yet. `reservedId` is the id of a new one, if it is free. */
function storeSubscription(ctx: Ctx, person: Person, input: Subscribe, reservedId: string | null = null) {
  return runUnit(async () => {
    const found = await readCampaign(ctx, input.campaign, person.id, reservedId);
    const own = requireAnswerable(ctx, found, person, input);
    // Where it was paid a moment ago its status is no longer the one read here: the answer stays, and this runs again.
    const checked = own && (await checkOpenCheckout(ctx, own.id));
    if (checked?.finding === 'not-ours') throw notPayable('processing');
    const id = (found.isReservedFree && reservedId) || crypto.randomUUID();
    const answer = { id, ...toAnswer(ctx, input, found, person.id) };
    const { campaign, live } = found;
    const submission = await storeAnswer(ctx, answer, own, [
      isUnchanged(campaigns, { id: campaign.id, updatedAt: campaign.updatedAt }),
      eq(ctx.db.$count(submissions, isLiveBy(person.id, campaign.id)), live.length),
      eq(ctx.db.$count(campaigns, and(eq(campaigns.id, campaign.id), isRunByAny(person.id))), 0),
      lt(selectAnswersUsed(ctx, person.id), ctx.settings.LIMIT_PAYMENTS.count),
      // A session that ended meanwhile may be of a person who was erased.
      isStillLoggedIn(ctx),
    ]);
    return { submission, isNew: own === undefined, open: found, asked: checked?.remote };
  });
}

type FoundCampaign = Awaited<ReturnType<typeof readCampaign>>;

/** Reads, in one moment, an open campaign and what a person has begun in it, by whichever of their accounts. */
async function readCampaign(ctx: Ctx, id: string, personId: string, reservedId: string | null) {
  const live = { id: submissions.id, userId: submissions.userId, status: submissions.status };
  const reserved = ctx.db
    .select({ id: submissions.id })
    .from(submissions)
    .where(eq(submissions.id, reservedId ?? ''));
  const rows = await ctx.db
    .select({
      ...openCampaignColumns,
      isLoggedIn: isStillLoggedIn(ctx).mapWith(Boolean),
      answersUsed: selectAnswersUsed(ctx, personId),
      isReservedFree: notExists(reserved).mapWith(Boolean),
      isOwn: isRunByAny(personId).mapWith(Boolean),
      live,
    })
    .from(campaigns)
    .leftJoin(charities, eq(charities.id, campaigns.charityId))
    .leftJoin(submissions, isLiveBy(personId, id))
    .where(and(eq(campaigns.id, id), isVisible(ctx)));
  const open = toOpenCampaign(ctx, rows[0]);
  return { ...open, live: rows.flatMap((row) => row.live ?? []) };
}

/** Returns the person's own submission, whose answer changes; undefined when they have none yet. Throws 401, 409, 400 and 429. */
function requireAnswerable(
  { settings, log }: Ctx,
  { campaign, live, answersUsed, isLoggedIn, isOwn }: FoundCampaign,
  person: Person,
  { answer }: Subscribe,
) {
  if (!isLoggedIn) throw unauthenticated();
  if (isOwn) throw ownCampaign();
  if (answer.question !== campaign.fanQuestion) throw questionChanged();
  const own = live.find(({ userId }) => userId === person.id);
  if (live.some((each) => each !== own)) throw notPayable('elsewhere');
  if (own && own.status !== 'pending' && own.status !== 'failed') throw notPayable(own.status);
  const { count, seconds } = settings.LIMIT_PAYMENTS;
  if (answersUsed >= count) {
    log.warn('rate_limited', { rule: 'subscribe' });
    throw rateLimited(seconds);
  }
  return own;
}

/** Returns what is stored of a person's answer, with the question as they read it in the context's language. */
function toAnswer(
  ctx: Ctx,
  { answer, embed, via, share }: Subscribe,
  { campaign, charity }: Pick<OpenCampaignRow, 'campaign' | 'charity'>,
  userId: string,
) {
  const { id: campaignId, fanQuestionOther, artistName } = campaign;
  const names = { celebrity: artistName, charity: charity ?? '' };
  return {
    campaignId,
    userId,
    language: ctx.language,
    questionKey: answer.question,
    question: formatFanQuestion(answer.question, fanQuestionOther, names, ctx.language),
    answer: answer.answer,
    ...digestOrigin(ctx, campaignId),
    source: embed ? 'widget' : (via ?? (share === undefined ? 'site' : 'share')),
    shareCode: selectShareCode(campaignId, userId, share),
    ...selectEmbedSource(ctx, campaignId, embed),
  } as const;
}
