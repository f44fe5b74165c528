import { eq } from 'drizzle-orm';
import { logAction } from '../admin-log/index.ts';
import type { Ctx } from '../platform/context.ts';
import { conflict, requireRow } from '../platform/errors.ts';
import { fetchPublicPage } from '../platform/fetch-public-page.ts';
import { sendDueMails } from '../platform/mail.ts';
import { LANGUAGES } from '../platform/rules.ts';
import { commitOrThrow, isUnchanged } from '../platform/unit-of-work.ts';
import type { CheckProof, ReviewCampaign } from './contract.ts';
import { publishIf } from './publish.ts';
import { queueOwnerMails } from './queue-owner-mails.ts';
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
  const { review, name, slug, cancelledAt } = await requireCampaign(ctx, id);
  if ((review !== 'waiting' && review !== 'asked') || cancelledAt !== null) throw outdated();
  const isMeant = eq(campaigns.id, id);
  const path = decision === 'confirm' ? `/campaigns/${slug}` : '/dashboard';
  const occasion = { key: `review:${id}:${ctx.now.getTime()}`, path };
  await commitOrThrow(ctx, outdated, isUnchanged(campaigns, { id, version, review, cancelledAt }), [
    logAction(ctx, { action: `campaign-${REVIEW_OUTCOMES[decision]}`, subject: id, reason }),
    ...queueOwnerMails(ctx, id, occasion, (language) => REVIEWED[language](name, reason)[decision]),
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
  const { slug } = await requireCampaign(ctx, id);
  const { PUBLIC_ORIGIN, STRIPE_API_URL: standIn } = ctx.settings;
  const html = await fetchPublicPage(url, { standIn });
  if (html === undefined) return 'unreachable';
  const paths = LANGUAGES.map((language) => `/${language}/campaigns/${slug}`);
  return findProof(html, { id, urls: paths.map((path) => `${PUBLIC_ORIGIN}${path}`) });
}

const requireCampaign = (ctx: Ctx, id: string) =>
  requireRow(ctx.db.select().from(campaigns).where(eq(campaigns.id, id)));

const outdated = () => conflict(REVIEW_OUTDATED);
