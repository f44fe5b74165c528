import { and, eq, sql } from 'drizzle-orm';
import { isStillLoggedIn } from '../accounts/index.ts';
import { isUnchangedCampaign, isVisible } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { charities } from '../charities/table.ts';
import { media } from '../media/table.ts';
import type { Ctx, Person } from '../platform/context.ts';
import { rateLimited, unauthenticated } from '../platform/errors.ts';
import { isLiveBy, selectAnswersUsed, storeAnswer } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import type { Subscribe } from './contract.ts';
import { notPayable, ownCampaign, questionChanged } from './errors.ts';
import { openCampaignColumns, toOpenCampaign } from './require-open-campaign.ts';
import { toAnswer } from './to-answer.ts';

/** Each round lost to another write: of the campaign, or of another call of the same fan. */
const ROUNDS_MAX = 8;

/**
 * Stores a fan's answer, or changes the one that is not paid yet, as long as what allows it is as it was read; returns
 * the submission, whether this made it, and the campaign. `reservedId` is the id of a new one, if it is free.
 */
export async function storeSubscription(ctx: Ctx, person: Person, input: Subscribe, reservedId?: string) {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const found = await readCampaign(ctx, input.campaign, person.id);
    const own = requireAnswerable(ctx, found, person, input);
    const id = (round === 0 && reservedId) || crypto.randomUUID();
    const answer = { id, ...toAnswer(ctx, input, found, person.id) };
    // A session that ended meanwhile may be of a person who was erased.
    const isUnchanged = sql`${isUnchangedCampaign(ctx, found.campaign)} and ${isStillLoggedIn(ctx)}`;
    const submission = await storeAnswer(ctx, answer, own, isUnchanged);
    if (submission) return { submission, isNew: own === undefined, open: found };
  }
  throw new Error('what a fan answers kept changing');
}

type FoundCampaign = Awaited<ReturnType<typeof readCampaign>>;

/** Reads, in one moment, an open campaign and what a person has begun in it, by whichever of their accounts. */
async function readCampaign(ctx: Ctx, id: string, personId: string) {
  const live = { id: submissions.id, userId: submissions.userId, status: submissions.status };
  const rows = await ctx.db
    .select({
      ...openCampaignColumns,
      isLoggedIn: isStillLoggedIn(ctx).mapWith(Boolean),
      answersUsed: selectAnswersUsed(ctx, personId),
      live,
    })
    .from(campaigns)
    .leftJoin(media, eq(media.id, campaigns.imageId))
    .leftJoin(charities, eq(charities.id, campaigns.charityId))
    .leftJoin(submissions, isLiveBy(personId, id))
    .where(and(eq(campaigns.id, id), isVisible(ctx)));
  const open = toOpenCampaign(ctx, rows[0]);
  return { ...open, live: rows.flatMap((row) => row.live ?? []) };
}

/** Returns the person's own submission, whose answer changes; undefined when they have none yet. Throws 401, 409, 400 and 429. */
function requireAnswerable(
  { settings, log }: Ctx,
  { campaign, live, answersUsed, isLoggedIn }: FoundCampaign,
  person: Person,
  { answer }: Subscribe,
) {
  if (!isLoggedIn) throw unauthenticated();
  if (campaign.ownerId === person.id) throw ownCampaign();
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
