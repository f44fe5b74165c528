import { eq } from 'drizzle-orm';
import { logAction } from '../admin-log/index.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound, conflict } from '../platform/errors.ts';
import { fetchPublicPage } from '../platform/fetch-public-page.ts';
import { queueMail, sendDueMails } from '../platform/mail.ts';
import { renderMailTo } from '../platform/page-mail.ts';
import { LANGUAGES } from '../platform/rules.ts';
import { commitOrThrow, isUnchanged } from '../platform/unit-of-work.ts';
import type { CheckProof, ReviewCampaign } from './contract.ts';
import { findWithOwner } from './require-own-campaign.ts';
import { publishIf } from './publish.ts';
import { REVIEWED } from './review-mail-texts.ts';
import { findProof, REVIEW_OUTCOMES, REVIEW_OUTDATED, type Proof } from './review-rules.ts';
import { campaigns } from './table.ts';

/**
 * Stores an admin's decision about the version of a campaign that they saw, and notifies its owner; a confirmed
 * campaign is published. Throws 404 if there is none, 409 if it is not in review or has another version.
 */
export async function reviewCampaign(
  ctx: Ctx,
  id: string,
  { decision, reason, version }: ReviewCampaign,
): Promise<void> {
  const { campaign, owner } = await findCampaign(ctx, id);
  const { review, name, slug, cancelledAt } = campaign;
  if ((review !== 'waiting' && review !== 'asked') || cancelledAt !== null) throw outdated();
  const isMeant = eq(campaigns.id, id);
  const path = decision === 'confirm' ? `/campaigns/${slug}` : '/dashboard';
  const text = REVIEWED[owner.language](name, reason)[decision];
  const key = `review:${id}:${ctx.now.getTime()}`;
  await commitOrThrow(ctx, outdated, isUnchanged(campaigns, { id, version, review, cancelledAt }), [
    logAction(ctx, { action: `campaign-${REVIEW_OUTCOMES[decision]}`, subject: id, reason }),
    queueMail(ctx, renderMailTo(ctx, owner, { key, campaignId: id, path }, text)),
    ctx.db
      .update(campaigns)
      .set({
        review: REVIEW_OUTCOMES[decision],
        reviewReason: decision === 'confirm' ? null : reason,
        updatedAt: ctx.now,
      })
      .where(isMeant),
    publishIf(ctx, isMeant),
  ]);
  ctx.log.info('campaign_reviewed', { campaign: id, decision });
  ctx.defer(sendDueMails(ctx));
}

/** Returns how a celebrity's own page proves a campaign; throws 404 if there is no such campaign. */
export async function checkProof(ctx: Ctx, id: string, { url }: CheckProof): Promise<Proof> {
  const { slug } = (await findCampaign(ctx, id)).campaign;
  const { PUBLIC_ORIGIN, STRIPE_API_URL: standIn } = ctx.settings;
  const html = await fetchPublicPage(url, { standIn });
  if (html === undefined) return 'unreachable';
  const paths = LANGUAGES.map((language) => `/${language}/campaigns/${slug}`);
  return findProof(html, { id, urls: paths.map((path) => `${PUBLIC_ORIGIN}${path}`) });
}

async function findCampaign(ctx: Ctx, id: string) {
  const row = await findWithOwner(ctx, eq(campaigns.id, id));
  if (!row) throw notFound();
  return row;
}

const outdated = () => conflict(REVIEW_OUTDATED);
