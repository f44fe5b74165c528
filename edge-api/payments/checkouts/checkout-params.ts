import { toMailCampaign } from '#api/campaigns/index.ts';
import type { Ctx } from '#api/platform/context.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { signToken } from '#api/platform/signed-token.ts';
import { DONATION_CENTS, DONATION_CURRENCY } from '#api/submissions/rules.ts';
import type { LedgerEntry } from '../ledger/read-ledger.ts';
import { renderPriceLine } from '../price-rules.ts';
import { toTransferGroup } from '../provider/transfer-schemas.ts';
import { formatReturnKey, getCheckoutExpiry, PAYMENT_METHODS, toDescriptorSuffix } from '../rules.ts';

/** How long the return URL works: longer than a checkout can be open. */
const RETURN_URL_LIFETIME_MS = 2 * DAY_MS;

/** Returns a checkout's parameters, only from stored rows: repeats under an idempotency key must send the same. */
export async function buildCheckoutParams(ctx: Ctx, entry: LedgerEntry) {
  const { submission, campaign, email } = entry;
  const metadata = {
    submissionId: submission.id,
    campaignId: campaign.id,
    attempt: String(submission.attempt),
  };
  const { picture } = toMailCampaign(ctx, campaign);
  const priceLine = renderPriceLine(ctx.settings.COSTS_COVERED_BY, campaign.charityName ?? '');
  const expiresAt = getCheckoutExpiry(submission.attemptAt, campaign.subscriptionDeadline);
  return {
    mode: 'payment' as const,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: DONATION_CURRENCY,
          unit_amount: DONATION_CENTS,
          product_data: {
            name: campaign.name,
            description: priceLine[submission.language],
            ...(picture !== null && { images: [picture] }),
          },
        },
      },
    ],
    ...(await createReturnUrls(ctx, entry)),
    client_reference_id: submission.id,
    metadata,
    payment_intent_data: {
      metadata,
      statement_descriptor_suffix: toDescriptorSuffix(campaign.artistName),
      transfer_group: toTransferGroup(campaign.id),
    },
    submit_type: 'donate' as const,
    allowed_payment_method_types: [...PAYMENT_METHODS],
    ...(email !== null && { customer_email: email }),
    locale: submission.language,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  };
}

/**
 * Returns the URLs the provider redirects a fan to. A form on a partner's page returns through
 * embeds/return-origins.ts, which knows the page; the key is valid for that page's site only.
 */
async function createReturnUrls(ctx: Ctx, { submission, campaign }: LedgerEntry) {
  const { PUBLIC_ORIGIN } = ctx.settings;
  const { id, language, attemptAt, embedOrigin, embedPage } = submission;
  if (embedOrigin === null) {
    const page = `${PUBLIC_ORIGIN}/${language}/campaigns/${campaign.slug}`;
    return { success_url: `${page}/thanks?submission=${id}`, cancel_url: `${page}?payment=cancelled` };
  }
  const end = new Date(attemptAt.getTime() + RETURN_URL_LIFETIME_MS);
  const value = formatReturnKey(id, embedPage);
  const returnUrl = `${PUBLIC_ORIGIN}/api/embed/return?key=${await signToken(ctx, 'embed-return', value, end)}`;
  return { success_url: returnUrl, cancel_url: `${returnUrl}&payment=cancelled` };
}
