import { eq } from 'drizzle-orm';
import { endOpenCheckouts, openCheckout } from '../payments/index.ts';
import type { Ctx } from '../platform/context.ts';
import { ApiError, conflict } from '../platform/errors.ts';
import { freezeBrief, getScoringModel } from '../scoring/index.ts';
import { CAMPAIGN_EDITED } from '../submissions/rules.ts';
import { submissions } from '../submissions/table.ts';
import { requireOpenCampaign, type OpenCampaignRow } from './require-open-campaign.ts';

type Related = NonNullable<Parameters<typeof openCheckout>[2]>;
type Known = NonNullable<Parameters<typeof openCheckout>[3]>;

/**
 * Opens the checkout of a submission; a campaign's first one also freezes the brief for its judge, in the same batch.
 * Throws 409 and ends the checkout if the campaign was closed, paused or edited meanwhile.
 */
export async function openCampaignCheckout(
  ctx: Ctx,
  { campaign, hasBrief }: Pick<OpenCampaignRow, 'campaign' | 'hasBrief'>,
  submissionId: string,
  { related = [], ...known }: Known & { readonly related?: Related } = {},
) {
  const model = hasBrief ? undefined : await getScoringModel(ctx);
  const storeWith = [...related, ...(model === undefined ? [] : [freezeBrief(ctx, campaign, model)])];
  const opened = await openCheckout(ctx, submissionId, storeWith, known);
  // Closing, pausing and editing all change the campaign's row.
  const isUnchanged =
    opened.kind === 'open' && opened.campaignChangedAt?.getTime() === campaign.updatedAt.getTime();
  if (opened.kind === 'open' && !isUnchanged) {
    try {
      const current = await requireOpenCampaign(ctx, campaign.id);
      const isNew = opened.campaignChangedAt !== undefined;
      if (isNew && current.campaign.version !== campaign.version) throw conflict(CAMPAIGN_EDITED);
    } catch (error) {
      // A failing database is no refusal: the checkout may still be paid.
      if (error instanceof ApiError) await endOpenCheckouts(ctx, eq(submissions.id, submissionId));
      throw error;
    }
  }
  return opened;
}
