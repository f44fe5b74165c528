import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { isRunBy } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { hasRow } from '../platform/conditions.ts';
import { pick } from '../platform/pick.ts';
import { submissions } from '../submissions/table.ts';
import type { ThankYou } from './contract.ts';
import { listThanksFiles, toThanksFile } from './list-thanks-files.ts';
import { thanks } from './table.ts';

/** Holds for a thank-you that those who paid can see: it was sent, and not withdrawn after a report. */
const isShown = and(isNotNull(thanks.sentAt), isNull(thanks.withdrawnAt));

/** Holds for a thank-you that a person can see: they run its campaign, or they paid and it is shown. */
export function isSeenBy(personId: string) {
  const hasPaid = hasRow(
    submissions,
    eq(submissions.campaignId, campaigns.id),
    eq(submissions.userId, personId),
    eq(submissions.status, 'paid'),
  );
  return or(isRunBy(personId), and(isShown, hasPaid));
}

/** Returns the thank-you for the caller's own paid submission; throws 404 for another's, and unless it is shown. */
export async function getThankYou(ctx: Ctx, submissionId: string): Promise<ThankYou> {
  const [row] = await ctx.db
    .select({
      campaignId: campaigns.id,
      campaign: campaigns.name,
      ...pick(campaigns, 'language', 'artistName'),
      ...pick(thanks, 'message', 'transcript', 'correctedAt'),
    })
    .from(submissions)
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .innerJoin(thanks, eq(thanks.campaignId, campaigns.id))
    .where(
      and(
        eq(submissions.id, submissionId),
        eq(submissions.userId, requirePerson(ctx).id),
        eq(submissions.status, 'paid'),
        isShown,
      ),
    );
  if (!row) throw notFound();
  const { campaignId, artistName, correctedAt, ...words } = row;
  const files = (await listThanksFiles(ctx, campaignId)).map(toThanksFile);
  return { from: artistName, ...words, files, correctedAt: correctedAt?.toISOString() ?? null };
}
