import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { isUniqueViolation } from '../platform/db.ts';
import { submissions } from '../subscriptions/table.ts';
import { readBrief } from './read-brief.ts';
import { SCORES_PER_STEP } from './rules.ts';
import { CHAIN_START, digestOf, hashOf } from './score-chain.ts';
import { rubricModel, type ScoringModel } from './scoring-model.ts';
import { scores } from './table.ts';

type Score = typeof scores.$inferSelect;
type Unscored = Pick<typeof submissions.$inferSelect, 'id' | 'question' | 'answer' | 'language'>;

/** Each round that fails, somebody else's scores came first. */
const ROUNDS_MAX = 20;

/**
 * Scores the next paid answers of a campaign that have no score yet; answers how many, 0 when all have one. Safe to
 * repeat and to run twice at once: an answer gets one score, and the chain does not fork. An answer whose fan erased
 * their account is no longer one.
 */
export async function scoreAnswers(
  ctx: Ctx,
  campaignId: string,
  model: ScoringModel = rubricModel,
): Promise<number> {
  const brief = await readBrief(ctx, campaignId);
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const unscored = await readUnscored(ctx, campaignId);
    if (unscored.length === 0) return 0;
    const judged = await Promise.all(
      unscored.map(async ({ id, question, answer, language }) => {
        const prompt = { ...brief, question };
        const promptHash = await digestOf(JSON.stringify([model.rubricVersion, prompt]));
        return { submissionId: id, promptHash, ...(await model.judge(prompt, answer, language)) };
      }),
    );
    if (await append(ctx, campaignId, model, judged)) return judged.length;
  }
  throw new Error('the scores of a campaign kept changing');
}

function readUnscored(ctx: Ctx, campaignId: string): Promise<Unscored[]> {
  return ctx.db
    .select({
      id: submissions.id,
      question: submissions.question,
      answer: submissions.answer,
      language: submissions.language,
    })
    .from(submissions)
    .leftJoin(scores, eq(scores.submissionId, submissions.id))
    .where(
      and(
        eq(submissions.campaignId, campaignId),
        eq(submissions.status, 'paid'),
        isNotNull(submissions.userId),
        isNull(scores.id),
      ),
    )
    .orderBy(asc(submissions.paidAt), asc(submissions.id))
    .limit(SCORES_PER_STEP);
}

type Judgement = Pick<Score, 'submissionId' | 'promptHash' | 'score' | 'reasoning'>;

/** Adds scores to the end of the campaign's chain, all or none; false when somebody else did so first. */
async function append(ctx: Ctx, campaignId: string, model: ScoringModel, judged: readonly Judgement[]) {
  const [last] = await ctx.db
    .select({ position: scores.position, hash: scores.hash })
    .from(scores)
    .where(eq(scores.campaignId, campaignId))
    .orderBy(desc(scores.position))
    .limit(1);
  const [first, ...others] = await chained(ctx, campaignId, model, judged, last);
  if (!first) return true;
  try {
    const insert = (row: Score) => ctx.db.insert(scores).values(row);
    await ctx.db.batch([insert(first), ...others.map(insert)]);
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

async function chained(
  ctx: Ctx,
  campaignId: string,
  { name, rubricVersion }: ScoringModel,
  judged: readonly Judgement[],
  last: Pick<Score, 'position' | 'hash'> | undefined,
): Promise<Score[]> {
  const rows: Score[] = [];
  for (const judgement of judged) {
    const before = rows.at(-1) ?? last;
    const row = {
      id: crypto.randomUUID(),
      campaignId,
      position: (before?.position ?? 0) + 1,
      model: name,
      rubricVersion,
      scoredAt: ctx.now,
      previousHash: before?.hash ?? CHAIN_START,
      ...judgement,
    };
    rows.push({ ...row, hash: await hashOf(row) });
  }
  return rows;
}
