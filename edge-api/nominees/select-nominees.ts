import { endOpenCheckouts } from '../payments/index.ts';
import type { Ctx } from '../platform/context.ts';
import { sendDueMails } from '../platform/mail.ts';
import { markNominees } from './mark-nominees.ts';
import { createFinalSteps, findNearCopies, playFinal, probeJudge, scoreAnswers } from '../scoring/index.ts';
import type { Selection } from './rules.ts';

/**
 * Runs a selection from start to end in one go: where there is no workflow to do it in durable steps. The steps are
 * the same, so each may have been done before. Ends without nominees where the judge failed its trial; the sweep starts
 * it again.
 */
export async function selectNominees(ctx: Ctx, selection: Selection): Promise<void> {
  const { campaignId } = selection;
  while ((await endOpenCheckouts(ctx, campaignId, ctx.now)) > 0);
  if (!(await probeJudge(ctx, campaignId))) return;
  const nearCopies = await findNearCopies(ctx, campaignId);
  while ((await scoreAnswers(ctx, campaignId, { nearCopies })) > 0);
  const final = await playFinal(createFinalSteps(ctx, campaignId, { nearCopies }));
  const count = await markNominees(ctx, selection, final);
  ctx.log.info('nominees_selected', { campaign: campaignId, count });
  if (count) await sendDueMails(ctx);
}
