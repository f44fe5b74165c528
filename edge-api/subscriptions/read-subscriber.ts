import { and, eq } from 'drizzle-orm';
import { matchesSession, sessionColumns, toActor, type ReadActor } from '../accounts/index.ts';
import { session, user } from '../accounts/table.ts';
import { isVisibleTo } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { charities } from '../charities/table.ts';
import { media } from '../media/table.ts';
import type { Actor, Ctx } from '../platform/context.ts';
import { Subscribe } from './contract.ts';
import { openCampaignColumns, type OpenCampaignRow } from './require-open-campaign.ts';

/** The campaigns that people subscribe to, as they were read with their session. */
const campaignsRead = new WeakMap<Actor, OpenCampaignRow>();

/** Returns the campaign that a call subscribes to; undefined where its fan may see none. */
export function getCampaignToSubscribe({ actor }: Ctx): OpenCampaignRow | undefined {
  return campaignsRead.get(actor);
}

const Target = Subscribe.pick({ campaign: true });

/**
 * Reads the person who subscribes and, in the same query, the campaign that the body names, for
 * {@link getCampaignToSubscribe}. Undefined for a body that names none: it is refused once the session is known.
 */
export const readSubscriber: ReadActor = async (ctx, { token, scopes }, body) => {
  const target = Target.safeParse(body);
  if (!target.success) return undefined;
  const [found] = await selectSubscriber(ctx, token, target.data.campaign);
  const actor = toActor(found, scopes);
  if (found?.campaign) campaignsRead.set(actor, { ...found, campaign: found.campaign });
  return actor;
};

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
