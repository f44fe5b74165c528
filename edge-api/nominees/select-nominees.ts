import { endOpenCheckouts } from '../payments/index.ts';
import type { Ctx } from '../platform/context.ts';
import { sendDueMails } from '../platform/mail.ts';
import { markNominees } from './mark-nominees.ts';
import { scoreAnswers } from '../scoring/index.ts';
import type { Selection } from './rules.ts';

/**
 * Runs a selection from start to end in one go: where there is no workflow to do it in durable steps. The steps are
 * the same, so each may have been done before.
 */
export async function selectNominees(ctx: Ctx, selection: Selection): Promise<void> {
  const { campaignId } = selection;
  while ((await endOpenCheckouts(ctx, campaignId, ctx.now)) > 0);
  while ((await scoreAnswers(ctx, campaignId)) > 0);
  const count = await markNominees(ctx, selection);
  ctx.log.info('nominees_selected', { campaign: campaignId, count });
  if (count) await sendDueMails(ctx);
}
