import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { isUnchanged } from '../platform/unit-of-work.ts';
import { chainAbout, type RecordAddition } from '../scoring/index.ts';
import type { AboutAnswer, WithdrawnBody } from './record/entry-bodies.ts';
import { withdrawAnswer } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';

/** Returns the changes that withdraw an answer after a report and record that; none if it was already withdrawn. */
export async function withdrawReportedAnswer(
  ctx: Ctx,
  campaignId: string,
  submissionId: string,
): Promise<RecordAddition> {
  const isStanding = and(eq(submissions.id, submissionId), isNull(submissions.withdrawnAt));
  if ((await ctx.db.$count(submissions, isStanding)) === 0)
    return { entries: [], statements: [], unchanged: undefined };
  const content: AboutAnswer<WithdrawnBody> = { withdrawnAt: ctx.now.getTime() };
  const record = await chainAbout(ctx, campaignId, 'withdrawn', [{ submissionId }], () => content);
  return {
    entries: record.entries,
    statements: [withdrawAnswer(ctx, submissionId), ...record.statements],
    unchanged: and(record.unchanged, isUnchanged(submissions, { id: submissionId, withdrawnAt: null })),
  };
}
