import { desc, eq, inArray, type SQL, type SQLWrapper } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { submissions } from './table.ts';

/** Selects the ids of a person's submissions. */
export function selectOwnIds(ctx: Ctx, userId: string) {
  return ctx.db.select({ id: submissions.id }).from(submissions).where(eq(submissions.userId, userId));
}

/** Selects a person's submissions for their data export, newest first, each with its campaign's name. */
export function exportSubmissions(ctx: Ctx, userId: string) {
  return ctx.db
    .select({ submission: submissions, campaign: campaigns.name })
    .from(submissions)
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .where(eq(submissions.userId, userId))
    .orderBy(desc(submissions.createdAt));
}

/** Blanks a person's answers and detaches them, so it must run after the erasures that find their rows by them. */
export const submissionData: PersonalData = {
  erase: ({ db, now }, { id }) => [
    db
      .update(submissions)
      .set({ userId: null, answer: '', embedPage: null, network: null, device: null, updatedAt: now })
      .where(eq(submissions.userId, id)),
  ],
};

/** Returns the statement that deletes the origins of answers. */
export function forgetOrigins(ctx: Ctx, condition: SQL) {
  const origin = { network: null, device: null };
  return ctx.db.update(submissions).set(origin).where(condition).returning({ id: submissions.id });
}

/** Returns the statement that removes the links that brought answers; `codes` selects the codes of such links. */
export function forgetShareCodes(ctx: Ctx, codes: SQLWrapper) {
  return ctx.db.update(submissions).set({ shareCode: null }).where(inArray(submissions.shareCode, codes));
}
