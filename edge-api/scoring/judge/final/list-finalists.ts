import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { submissions } from '#api/submissions/table.ts';
import { isEligible } from '../../record/scoring-state.ts';
import { FINALISTS_MAX } from '../../rules.ts';
import { scores } from '../../table.ts';
import type { NearCopies } from '../find-near-copies.ts';
import type { Finalist } from './finalist.ts';

/** Scored answers read at a time. */
const PAGE_SIZE = 200;

/**
 * Returns the best answers of a campaign for the final round; of answers that are nearly the same, the best alone. Equal
 * scores come by their random ids, which say nothing about an answer.
 */
export async function listFinalists(
  ctx: Ctx,
  campaignId: string,
  nearCopies: NearCopies,
): Promise<readonly Finalist[]> {
  const finalists = new Map<string, Finalist>();
  for (let offset = 0, read = PAGE_SIZE; read === PAGE_SIZE && finalists.size < FINALISTS_MAX;) {
    const page = await ctx.db
      .select({
        id: submissions.id,
        question: submissions.question,
        answer: submissions.answer,
        score: sql<number>`${scores.score}`,
        readings: sql<number>`json_array_length(${scores.readings})`,
      })
      .from(scores)
      .innerJoin(submissions, eq(submissions.id, scores.submissionId))
      .where(and(eq(scores.campaignId, campaignId), isNotNull(scores.score), isEligible(campaignId)))
      .orderBy(desc(scores.score), asc(submissions.id))
      .limit(PAGE_SIZE)
      .offset(offset);
    for (const finalist of page) {
      const cluster = nearCopies.get(finalist.id) ?? finalist.id;
      if (!finalists.has(cluster)) finalists.set(cluster, finalist);
    }
    read = page.length;
    offset += PAGE_SIZE;
  }
  return [...finalists.values()].slice(0, FINALISTS_MAX);
}
