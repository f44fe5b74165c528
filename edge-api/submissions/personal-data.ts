import { desc, eq, getTableColumns } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { submissions } from './table.ts';

/** Selects a person's submissions for the export of their data, newest first, each with its campaign's name. */
export function exportSubmissions(ctx: Ctx, userId: string) {
  const { version: _version, userId: _userId, ...columns } = getTableColumns(submissions);
  return ctx.db
    .select({ submission: columns, campaign: campaigns.name })
    .from(submissions)
    .innerJoin(campaigns, eq(campaigns.id, submissions.campaignId))
    .where(eq(submissions.userId, userId))
    .orderBy(desc(submissions.createdAt));
}

/** The statement that blanks a person's answers and detaches them from the person; it comes after all others that find them. */
export function eraseSubmissions(ctx: Ctx, userId: string) {
  return ctx.db
    .update(submissions)
    .set({ userId: null, answer: '', embedPage: null, updatedAt: ctx.now })
    .where(eq(submissions.userId, userId));
}
