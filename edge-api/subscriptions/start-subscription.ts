import { and, eq, inArray, ne, or, sql } from 'drizzle-orm';
import { matchesSession, sessionColumns, toActor, type StartCall } from '../accounts/index.ts';
import { session, user } from '../accounts/table.ts';
import { isVisibleTo, takesSubscriptions } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { charities } from '../charities/table.ts';
import { media } from '../media/table.ts';
import { withLanguage, type Actor, type Ctx } from '../platform/context.ts';
import { insertFirstAnswer } from '../submissions/index.ts';
import type { submissions } from '../submissions/table.ts';
import { Subscribe } from './contract.ts';
import { openCampaignColumns, type OpenCampaignRow } from './require-open-campaign.ts';
import { toAnswer } from './to-answer.ts';

/** The campaign of a call to subscribe, and the submission that was stored as it was read. */
type SubscriptionStart = OpenCampaignRow & {
  /** Undefined for a person who has answered before, and where anything refuses the call. */
  readonly firstAnswer: typeof submissions.$inferSelect | undefined;
};

/** What was read and stored with the sessions of people who subscribe. */
const starts = new WeakMap<Actor, SubscriptionStart>();

/** Returns what {@link startSubscription} read and stored; undefined where its fan may see no such campaign. */
export function getSubscriptionStart({ actor }: Ctx): SubscriptionStart | undefined {
  return starts.get(actor);
}

type Session = Parameters<StartCall>[1];

/**
 * Reads the person who subscribes and the campaign, for {@link getSubscriptionStart}. In the same round trip, a person
 * who has never answered has their answer stored, in a statement that holds all that subscribe checks, so that it writes
 * nothing for a call that is refused. Undefined for an invalid body, which is refused once the session is known.
 */
export const startSubscription: StartCall = async (ctx, ownSession, body) => {
  const parsed = Subscribe.safeParse(body);
  if (!parsed.success) return undefined;
  const { token, scopes } = ownSession;
  const [[firstAnswer], [found]] = await ctx.db.batch([
    insertAnswer(withLanguage(ctx, parsed.data.language), ownSession, parsed.data),
    selectSubscriber(ctx, token, parsed.data.campaign),
  ]);
  const actor = toActor(found, scopes);
  if (found?.campaign) starts.set(actor, { ...found, campaign: found.campaign, firstAnswer });
  return actor;
};

function insertAnswer(ctx: Ctx, { token, scopes }: Session, input: Subscribe) {
  const from = sql`${session} join ${user} on ${user.id} = ${session.userId}
    join ${campaigns} on ${campaigns.id} = ${input.campaign}`;
  const condition = and(
    matchesSession(ctx, token),
    inArray(session.scope, [...scopes]),
    or(ne(session.scope, 'subscribe'), eq(session.campaignId, campaigns.id)),
    isVisibleTo(user.id),
    takesSubscriptions(ctx),
    sql`${campaigns.ownerId} is not ${user.id}`,
    eq(campaigns.fanQuestion, input.answer.question),
  );
  const id = sql`coalesce(${session.submissionId}, ${crypto.randomUUID()})`;
  return insertFirstAnswer(ctx, { id, ...toAnswer(ctx, input, sql`${user.id}`) }, from, condition);
}

function selectSubscriber(ctx: Ctx, token: string, campaignId: string) {
  return ctx.db
    .select({ ...sessionColumns, ...openCampaignColumns })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .leftJoin(campaigns, and(eq(campaigns.id, campaignId), isVisibleTo(user.id)))
    .leftJoin(media, eq(media.id, campaigns.imageId))
    .leftJoin(charities, eq(charities.id, campaigns.charityId))
    .where(matchesSession(ctx, token))
    .limit(1);
}
