import { eq } from 'drizzle-orm';
import { logAction } from '../admin-log/index.ts';
import { toDayEnd } from '../campaigns/event-time-rules.ts';
import { queueOwnerMails, updateCampaignRow } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { formatDay } from '../payouts/rules.ts';
import type { Ctx } from '../platform/context.ts';
import { validationFailed, requireRow, conflict } from '../platform/errors.ts';
import { sendDueMails } from '../platform/mail.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import type { MoreTime } from './contract.ts';
import { MORE_TIME } from './mail-texts.ts';
import { readOutcomes } from './read-outcomes.ts';
import {
  addDays,
  DAY_PAST,
  MORE_TIME_DAYS,
  NO_MORE_TIME,
  NOTHING_TO_WAIT_FOR,
  TOO_MUCH_TIME,
} from './rules.ts';

/**
 * Gives a closed campaign's owner until the end of a day before everything is refunded, and tells them. Throws 404 for
 * an unknown campaign, 400 for a day that is over, too far away or before the current end, 409 if no refund is coming.
 */
export async function grantMoreTime(ctx: Ctx, id: string, { until, reason }: MoreTime): Promise<void> {
  const moreTimeUntil = toDayEnd(until);
  const refuse = (message: typeof DAY_PAST) => validationFailed([{ path: 'until', message }]);
  if (moreTimeUntil <= ctx.now) throw refuse(DAY_PAST);
  if (moreTimeUntil > addDays(ctx.now, MORE_TIME_DAYS)) throw refuse(TOO_MUCH_TIME);
  await runUnit(async () => {
    const found = await requireRow(readOutcomes(ctx, eq(campaigns.id, id)));
    const { campaign, returnAt } = found;
    if (returnAt === undefined) throw conflict(NOTHING_TO_WAIT_FOR);
    if (moreTimeUntil < returnAt) throw refuse(NO_MORE_TIME);
    // Another admin has granted the same day.
    if (campaign.moreTimeUntil?.getTime() === moreTimeUntil.getTime()) return;
    const { isActive, cancelledAt, winnersSelected, moreTimeUntil: before } = campaign;
    const occasion = { key: `more-time:${id}:${moreTimeUntil.getTime()}`, path: '/dashboard' };
    await commit(
      ctx,
      isUnchanged(campaigns, { id, isActive, cancelledAt, winnersSelected, moreTimeUntil: before }),
      [
        logAction(ctx, { action: 'more-time-given', subject: id, reason }),
        ...queueOwnerMails(ctx, id, occasion, (language) =>
          MORE_TIME[language](campaign.name, formatDay(until, language)),
        ),
        updateCampaignRow(ctx, id, { moreTimeUntil }),
      ],
    );
  });
  ctx.log.info('more_time_given', { campaign: id, until });
  ctx.defer(sendDueMails(ctx));
}
