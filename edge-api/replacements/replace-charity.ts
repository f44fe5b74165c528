import { eq, inArray, and, asc, isNull, lte } from 'drizzle-orm';
import type { Campaign } from '../campaigns/contract.ts';
import { DRAFT_MESSAGES } from '../campaigns/draft-rules.ts';
import {
  campaignCancelled,
  publishIf,
  replaceCharity as replaceRow,
  requireOwnCampaign,
} from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { endCampaign } from '../cancellations/index.ts';
import { isApproved } from '../charities/index.ts';
import { CHARITY_NOT_APPROVED, NO_REPLACEMENT_DUE, CHARITY_REJECTED_REASON } from '../charities/rules.ts';
import { charities } from '../charities/table.ts';
import { getOwnCampaign } from '../management/index.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError, validationFailed } from '../platform/errors.ts';
import { sendDueMails } from '../platform/mail.ts';
import type { LocalizedText } from '../platform/rules.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import type { Replacement } from './contract.ts';
import { queueReplacedMails } from './mails.ts';

/**
 * Gives the caller's own paused campaign another approved charity, whatever its phase: it takes payments again, and
 * everyone who paid is told. 409 when it does not wait for one: it was chosen already, or the campaign has ended.
 */
export async function replaceCharity(ctx: Ctx, id: string, { charity }: Replacement): Promise<Campaign> {
  await runUnit(async () => {
    const row = await requireOwnCampaign(ctx, id);
    requirePaused(row);
    const names = await ctx.db
      .select({ id: charities.id, name: charities.name, approvalStatus: charities.approvalStatus })
      .from(charities)
      .where(inArray(charities.id, [charity, row.charityId ?? '']));
    const next = names.find((each) => each.id === charity);
    if (!next) throw invalidCharity(DRAFT_MESSAGES.charityRequired);
    if (next.approvalStatus !== 'approved') throw invalidCharity(CHARITY_NOT_APPROVED);
    const before = names.find((each) => each.id === row.charityId)?.name ?? '';
    const campaign = { id, name: row.name, version: row.version + 1 };
    const { version, charityDueAt, cancelledAt } = row;
    await commit(
      ctx,
      [isUnchanged(campaigns, { id, version, charityDueAt, cancelledAt }), isApproved(charity)],
      [
        replaceRow(ctx, row, charity),
        ...queueReplacedMails(ctx, { campaign, before, charity: next.name }),
        publishIf(ctx, eq(campaigns.id, id)),
      ],
    );
  });
  ctx.log.info('charity_replaced', { campaign: id, charity });
  ctx.defer(sendDueMails(ctx));
  return getOwnCampaign(ctx, id);
}

function requirePaused(row: typeof campaigns.$inferSelect): void {
  if (row.cancelledAt !== null) throw campaignCancelled();
  if (row.charityDueAt === null) throw new ApiError(409, 'conflict', NO_REPLACEMENT_DUE);
}

const invalidCharity = (message: LocalizedText) => validationFailed([{ path: 'charity', message }]);

/** Campaigns that one sweep ends at most. */
const CAMPAIGNS_PER_SWEEP = 20;

/**
 * Ends the paused campaigns whose owners have chosen no other charity in time; everything that fans paid goes back.
 * Returns how many.
 */
export async function endUnreplaced(ctx: Ctx): Promise<number> {
  let ended = 0;
  for (const { id, rejectionReason } of await queryUnreplaced(ctx)) {
    const reason = rejectionReason ?? CHARITY_REJECTED_REASON;
    if (await endCampaign(ctx, id, { by: 'charity', reason })) ended += 1;
  }
  return ended;
}

/** Returns the query for paused campaigns whose days have passed, the earliest first. */
function queryUnreplaced(ctx: Ctx) {
  return ctx.db
    .select({ id: campaigns.id, rejectionReason: charities.rejectionReason })
    .from(campaigns)
    .leftJoin(charities, eq(charities.id, campaigns.charityId))
    .where(and(lte(campaigns.charityDueAt, ctx.now), isNull(campaigns.cancelledAt)))
    .orderBy(asc(campaigns.charityDueAt))
    .limit(CAMPAIGNS_PER_SWEEP);
}
