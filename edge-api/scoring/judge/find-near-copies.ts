import { and, asc, type SQL } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { submissions } from '#api/submissions/table.ts';
import { isEligible, isPaidAfter, toCursor, type AnswerCursor } from '../record/scoring-state.ts';
import { clusterNearCopies } from '../rubric/near-copy-rules.ts';

/** The cluster of each answer that is nearly the same as another one of its campaign; other answers have none. */
export type NearCopies = ReadonlyMap<string, string>;

const PAGE_SIZE = 1000;

/** Finds the near copies among a campaign's paid answers; a cluster has the id of the answer that was paid first. */
export async function findNearCopies(ctx: Ctx, campaignId: string): Promise<NearCopies> {
  const answers: { id: string; answer: string }[] = [];
  let after: AnswerCursor | null = null;
  do {
    const isAfter: SQL | undefined = after ? isPaidAfter(after) : undefined;
    const page = await ctx.db
      .select({ id: submissions.id, answer: submissions.answer, paidAt: submissions.paidAt })
      .from(submissions)
      .where(and(isEligible(campaignId), isAfter))
      .orderBy(asc(submissions.paidAt), asc(submissions.id))
      .limit(PAGE_SIZE);
    answers.push(...page);
    after = page.length === PAGE_SIZE ? toCursor(page.at(-1)) : null;
  } while (after);
  return clusterNearCopies(answers);
}
