import type { Ctx } from '#api/platform/context.ts';
import { signToken } from '#api/platform/signed-token.ts';
import type { LedgerEntry } from '../ledger/read-ledger.ts';
import { DAY_MS } from '#api/platform/rules.ts';

/** How long the way back from a checkout works: longer than a checkout can be open. */
const RETURN_URL_LIFETIME_MS = 2 * DAY_MS;

/**
 * Where the provider sends a fan afterwards. A form on a partner's page comes back by way of embeds/lead-back.ts,
 * which knows where to; it follows from stored rows alone, as all parameters of a checkout do.
 */
export async function createReturnUrls(
  ctx: Ctx,
  { submission, campaign }: LedgerEntry,
): Promise<{ readonly success: string; readonly cancel: string }> {
  const { PUBLIC_ORIGIN } = ctx.settings;
  if (submission.embedOrigin === null) {
    const page = `${PUBLIC_ORIGIN}/${submission.language}/campaigns/${campaign.slug}`;
    return {
      success: `${page}/thanks?submission=${submission.id}`,
      cancel: `${page}?payment=cancelled`,
    };
  }
  const end = new Date(submission.attemptAt.getTime() + RETURN_URL_LIFETIME_MS);
  const returnUrl = `${PUBLIC_ORIGIN}/api/embed/return?key=${await signToken(ctx, 'embed-return', submission.id, end)}`;
  return { success: returnUrl, cancel: `${returnUrl}&payment=cancelled` };
}
