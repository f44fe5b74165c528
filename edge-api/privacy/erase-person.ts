import { and, eq, exists, inArray, notExists, or, sql } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import { charities } from '../charities/table.ts';
import { MEDIA_WIDTHS, toVariantName } from '../media/rules.ts';
import { media } from '../media/table.ts';
import { scores } from '../scoring/table.ts';
import { endCheckouts, findOpenCheckouts } from '../payments/index.ts';
import { requirePerson, type Ctx, type Person } from '../platform/context.ts';
import { ApiError } from '../platform/errors.ts';
import { mails } from '../platform/table.ts';
import { submissions } from '../submissions/table.ts';
import { discardFiles } from '../thanks/index.ts';
import { thanks, thanksFiles } from '../thanks/table.ts';
import type { ErasePerson } from '../accounts/contract.ts';
import { LINK_PURPOSES, revokeLinks } from '../accounts/index.ts';
import { requirePassword } from '../accounts/index.ts';
import { CAMPAIGNS_NOT_FINISHED } from '../accounts/rules.ts';
import { clearSessionCookies } from '../accounts/index.ts';
import { account, session, user } from '../accounts/table.ts';
import { celebrityProfiles } from '../celebrities/table.ts';

/**
 * Erases a person who proves to be them. Their answers are blanked and cut loose from them; what was not paid is
 * cancelled and its checkouts are ended, so that nobody pays any more; money that arrives all the same goes back.
 * Rows of the ledger stay, with nobody's name on them. A campaign that others took part in stays as a row without
 * its owner's name, text and pictures.
 */
export async function erasePerson(
  ctx: Ctx,
  { password }: ErasePerson,
): Promise<{ readonly cookies: readonly string[] }> {
  const person = requirePerson(ctx);
  await requirePassword(ctx, person, password, 'password');
  await requireNoUnfinishedCampaigns(ctx, person);
  const pictures = await ctx.db
    .select({ filename: media.filename })
    .from(media)
    .where(eq(media.uploadedBy, person.id));
  const open = await findOpenCheckouts(ctx, person.id);
  await ctx.db.batch([
    clearReasonings(ctx, person),
    ...anonymizeSubmissions(ctx, person),
    ...deleteThanks(ctx, person),
    ...anonymizeCampaigns(ctx, person),
    ctx.db.delete(media).where(eq(media.uploadedBy, person.id)),
    ...deleteAccount(ctx, person),
  ]);
  await endCheckouts(ctx, open);
  const files = pictures.flatMap(({ filename }) => [
    filename,
    ...MEDIA_WIDTHS.map((width) => toVariantName(filename, width)),
  ]);
  if (files.length > 0) ctx.defer(ctx.env.MEDIA.delete(files));
  ctx.defer(discardFiles(ctx));
  return { cookies: await clearSessionCookies(ctx) };
}

/** A campaign that is open, or that people paid for and that has no winners yet, needs its owner. */
async function requireNoUnfinishedCampaigns(ctx: Ctx, { id }: Person): Promise<void> {
  const paid = ctx.db
    .select({ one: sql`1` })
    .from(submissions)
    .where(
      and(eq(submissions.campaignId, campaigns.id), inArray(submissions.status, ['paid', 'processing'])),
    );
  const unfinished = or(
    eq(campaigns.isActive, true),
    and(eq(campaigns.winnersSelected, false), exists(paid)),
  );
  const found = await ctx.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.ownerId, id), unfinished))
    .limit(1);
  if (found.length > 0) throw new ApiError(409, 'conflict', CAMPAIGNS_NOT_FINISHED);
}

function anonymizeSubmissions(ctx: Ctx, { id }: Person) {
  const unpaid = inArray(submissions.status, ['pending', 'processing', 'failed']);
  return [
    ctx.db
      .update(submissions)
      .set({
        status: sql`case when ${unpaid} then 'cancelled' else ${submissions.status} end`,
        version: sql`${submissions.version} + 1`,
        userId: null,
        answer: '',
        embedPage: null,
        updatedAt: ctx.now,
      })
      .where(eq(submissions.userId, id)),
  ] as const;
}

/** Why their answers got their scores; the chain of scores holds a digest of it and stays whole. */
function clearReasonings(ctx: Ctx, { id }: Person) {
  const ownSubmissionIds = ctx.db
    .select({ id: submissions.id })
    .from(submissions)
    .where(eq(submissions.userId, id));
  return ctx.db.update(scores).set({ reasoning: '' }).where(inArray(scores.submissionId, ownSubmissionIds));
}

/** What they said to those who took part goes with them; the bytes follow as soon as the rows say so. */
function deleteThanks(ctx: Ctx, { id }: Person) {
  const owned = ctx.db.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.ownerId, id));
  return [
    ctx.db
      .update(thanksFiles)
      .set({ state: 'removed', name: '', alt: '', updatedAt: ctx.now })
      .where(inArray(thanksFiles.campaignId, owned)),
    ctx.db.delete(thanks).where(inArray(thanks.campaignId, owned)),
  ] as const;
}

function anonymizeCampaigns(ctx: Ctx, { id }: Person) {
  const hasSubmissions = ctx.db
    .select({ one: sql`1` })
    .from(submissions)
    .where(eq(submissions.campaignId, campaigns.id));
  return [
    ctx.db.delete(campaigns).where(and(eq(campaigns.ownerId, id), notExists(hasSubmissions))),
    ctx.db
      .update(campaigns)
      .set({ artistName: '', description: '', celebrityId: null, imageId: null, plannedLocation: null })
      .where(eq(campaigns.ownerId, id)),
    ctx.db.update(charities).set({ addedBy: null }).where(eq(charities.addedBy, id)),
  ] as const;
}

/** A row that campaigns still point at stays, emptied; any other goes. */
function deleteAccount(ctx: Ctx, { id, email }: Person) {
  const owned = ctx.db
    .select({ one: sql`1` })
    .from(campaigns)
    .where(eq(campaigns.ownerId, id));
  const nobody = { name: '', email: `${id}@erased.invalid`, emailVerified: false };
  return [
    ctx.db.delete(celebrityProfiles).where(eq(celebrityProfiles.userId, id)),
    ctx.db.delete(session).where(eq(session.userId, id)),
    ctx.db.delete(account).where(eq(account.userId, id)),
    ...LINK_PURPOSES.map((purpose) => revokeLinks(ctx, purpose, id)),
    ctx.db.delete(mails).where(eq(mails.recipient, email)),
    ctx.db.delete(user).where(and(eq(user.id, id), notExists(owned))),
    ctx.db
      .update(user)
      .set({ ...nobody, phone: null, location: null, image: null, role: 'fan' })
      .where(eq(user.id, id)),
  ] as const;
}
