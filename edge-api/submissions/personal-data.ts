import { desc, eq, sql } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { submissions } from './table.ts';

/** The statement that reads a person's answers, newest first, each with its campaign's name. */
export function exportSubmissions(ctx: Ctx, userId: string) {
  return ctx.db
    .select({ submission: submissions, campaign: campaigns.name })
    .from(submissions)
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .where(eq(submissions.userId, userId))
    .orderBy(desc(submissions.createdAt));
}

/** The statement that blanks a person's answers and detaches them from the person. */
export function eraseSubmissions(ctx: Ctx, userId: string) {
  return ctx.db
    .update(submissions)
    .set({
      version: sql`${submissions.version} + 1`,
      userId: null,
      answer: '',
      embedPage: null,
      updatedAt: ctx.now,
    })
    .where(eq(submissions.userId, userId));
}
