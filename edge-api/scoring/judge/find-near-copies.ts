import { and, asc } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { submissions } from '#api/submissions/table.ts';
import { isPaidAfter } from '../record/find-pending-answers.ts';
import { isEligible } from '../record/scoring-state.ts';
import { clusterNearCopies } from '../rubric/near-copy-rules.ts';

/** The cluster of each answer that is nearly the same as another one of its campaign; no other answer is in it. */
export type NearCopies = ReadonlyMap<string, string>;

/** Answers read at a time. */
const PAGE_SIZE = 1000;

/** Finds the near copies among the paid answers of a campaign; a cluster has the id of its earliest payment. */
export async function findNearCopies(ctx: Ctx, campaignId: string): Promise<NearCopies> {
  const answers: { id: string; answer: string }[] = [];
  let after: { readonly id: string; readonly paidAt: Date | null } | undefined;
  do {
    const page = await ctx.db
      .select({ id: submissions.id, answer: submissions.answer, paidAt: submissions.paidAt })
      .from(submissions)
      .where(and(isEligible(campaignId), after?.paidAt ? isPaidAfter(after.paidAt, after.id) : undefined))
      .orderBy(asc(submissions.paidAt), asc(submissions.id))
      .limit(PAGE_SIZE);
    answers.push(...page);
    after = page.length === PAGE_SIZE ? page.at(-1) : undefined;
  } while (after?.paidAt);
  return clusterNearCopies(answers);
}
