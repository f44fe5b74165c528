import { and, eq, lt, not } from 'drizzle-orm';
import { bindSession, isStillLoggedIn } from '../accounts/index.ts';
import { isRunByAny, isVisible } from '../campaigns/index.ts';
import { formatFanQuestion } from '../campaigns/rules.ts';
import { campaigns } from '../campaigns/table.ts';
import { charities } from '../charities/table.ts';
import { createCheckoutRedirect, selectEmbedSource } from '../embeds/index.ts';
import { checkOpenCheckout, toNewEntry } from '../payments/index.ts';
import { hasRow } from '../platform/conditions.ts';
import { requireActor, type Ctx, type Person } from '../platform/context.ts';
import { notFound, rateLimited, unauthenticated, validationFailed } from '../platform/errors.ts';
import { isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { selectShareCode } from '../sharing/index.ts';
import { digestOrigin, isLiveBy, selectAnswersUsed, storeAnswer } from '../submissions/index.ts';
import { QUESTION_CHANGED } from '../submissions/rules.ts';
import { submissions } from '../submissions/table.ts';
import type { Checkout, Subscribe } from './contract.ts';
import { notPayable, ownCampaign, toNotPayable } from './errors.ts';
import { openCampaignCheckout } from './open-campaign-checkout.ts';
import { openCampaignColumns, toOpenCampaign, type OpenCampaignRow } from './require-open-campaign.ts';

/**
 * Stores or, before payment, updates a fan's answer, then opens its checkout. Throws 404 or 409 if subscribing is not
 * possible, 429 beyond the limit, and 502 if the provider fails, with the answer stored.
 */
export async function startSubscription(ctx: Ctx, input: Subscribe): Promise<Checkout> {
  const { person, binding } = requireActor(ctx);
  // A frame's session is bound to one campaign, and has reserved the id of its submission.
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
  // The redirect key of a new checkout was stored in its batch.
  if (redirect && !opened.campaignChangedAt) await redirect.statement;
  return { url: redirect?.url ?? opened.url, submissionId };
}

/** Stores a fan's answer, or updates their unpaid one. `reservedId` becomes the id of a new answer if it is free. */
function storeSubscription(ctx: Ctx, person: Person, input: Subscribe, reservedId: string | null = null) {
  return runUnit(async () => {
    const found = await readCampaign(ctx, input.campaign, person.id, reservedId);
    const own = requireAnswerable(ctx, found, person, input);
    // If this finds a payment, the status differs from the one read here: the commit fails and the unit runs again.
    const checked = own && (await checkOpenCheckout(ctx, own.id));
    if (checked?.finding === 'not-ours') throw notPayable('processing');
    const id = (found.isReservedFree && reservedId) || crypto.randomUUID();
    const answer = { id, ...toAnswer(ctx, input, found, person.id) };
    const { campaign, live } = found;
    const submission = await storeAnswer(
      ctx,
      answer,
      own,
      and(
        isUnchanged(campaigns, { id: campaign.id, updatedAt: campaign.updatedAt }),
        eq(ctx.db.$count(submissions, isLiveBy(person.id, campaign.id)), live.length),
        eq(ctx.db.$count(campaigns, and(eq(campaigns.id, campaign.id), isRunByAny(person.id))), 0),
        lt(selectAnswersUsed(ctx, person.id), ctx.settings.LIMIT_PAYMENTS.count),
        // If the session has ended meanwhile, the person may have been erased.
        isStillLoggedIn(ctx),
      ),
    );
    return { submission, isNew: own === undefined, open: found, asked: checked?.remote };
  });
}

/** Reads in one query an open campaign and a person's submissions to it, by any of their accounts. */
async function readCampaign(ctx: Ctx, id: string, personId: string, reservedId: string | null) {
  const live = { id: submissions.id, userId: submissions.userId, status: submissions.status };
  const rows = await ctx.db
    .select({
      ...openCampaignColumns,
      isLoggedIn: isStillLoggedIn(ctx).mapWith(Boolean),
      answersUsed: selectAnswersUsed(ctx, personId),
      isReservedFree: not(hasRow(submissions, eq(submissions.id, reservedId ?? ''))).mapWith(Boolean),
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

/** Returns the person's own submission to update; undefined if there is none yet. Throws 401, 409, 400 and 429. */
function requireAnswerable(
  { settings, log }: Ctx,
  { campaign, live, answersUsed, isLoggedIn, isOwn }: Awaited<ReturnType<typeof readCampaign>>,
  person: Person,
  { answer }: Subscribe,
) {
  if (!isLoggedIn) throw unauthenticated();
  if (isOwn) throw ownCampaign();
  if (answer.question !== campaign.fanQuestion)
    throw validationFailed([{ path: 'answer.question', message: QUESTION_CHANGED }]);
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

/** Returns the columns of a person's answer, with the question in the context's language as they saw it. */
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
