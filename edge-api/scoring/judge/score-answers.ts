import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#api/platform/context.ts';
import { sha256 } from '#api/platform/digest.ts';
import { appendScores, type JudgedAnswer } from '../record/append-scores.ts';
import { requireBrief, type FrozenBrief } from '../record/brief.ts';
import { findPendingAnswers, toCursor, type AnswerCursor } from '../record/scoring-state.ts';
import { SCORES_PER_STEP, type JudgementFlag } from '../rules.ts';
import { readings, scores } from '../table.ts';
import { findNearCopies, type NearCopies } from './find-near-copies.ts';
import { judgeAnswerByReadings, judgeAnswerByRubric } from './judge-answer.ts';
import { isBeyondUsual, mean, type UsualGap } from './reading-rules.ts';
import type { Reading, ScoringModel } from './scoring-model.ts';

type Options = {
  /** Where the previous step ended; null to start from the beginning. */
  readonly after?: AnswerCursor | null;
  /** The campaign's near copies, if the caller already has them. */
  readonly nearCopies?: NearCopies;
  /** Whether answers without a reading are recorded as not scored, instead of waiting. */
  readonly isSkipping?: boolean;
};

type Readings = readonly (Reading | null)[];

/**
 * Records the scores of a campaign's next paid answers, by the rubric or from a language model's readings; returns how
 * many, and the cursor of the next step. Concurrent runs are safe: an answer gets one score, and the chain does not
 * fork.
 */
export async function scoreAnswers(
  ctx: Ctx,
  campaignId: string,
  model: ScoringModel,
  { after = null, nearCopies, isSkipping = false }: Options = {},
): Promise<{ readonly judged: number; readonly next: AnswerCursor | null }> {
  const pending = await findPendingAnswers(ctx, campaignId, after);
  if (pending.length === 0) return { judged: 0, next: null };
  const campaignBrief = await requireBrief(ctx, campaignId, model);
  const clusters = nearCopies ?? (await findNearCopies(ctx, campaignId));
  const read = await findReadings(ctx, campaignId, campaignBrief, pending);
  const isPanel = model.kind === 'language-model' && model.panel !== undefined;
  const usual = isPanel ? await measureGap(ctx, campaignId, campaignBrief) : undefined;
  const due = model.kind === 'rubric' || isSkipping ? pending : pending.filter(({ id }) => read.has(id));
  const judged = due.map(({ id, question, answer, language: fanLanguage }): JudgedAnswer => {
    const brief = { ...campaignBrief, question };
    const cluster = clusters.get(id) ?? null;
    const own = read.get(id) ?? [];
    const isDisputed = usual !== undefined && own.some(Boolean) && isBeyondUsual(toGap(own), usual);
    const flags: readonly JudgementFlag[] = [
      ...(isDisputed ? (['judges-disagree'] as const) : []),
      ...(cluster === null ? [] : (['near-copy'] as const)),
    ];
    const judgement =
      model.kind === 'rubric'
        ? judgeAnswerByRubric(brief, answer, flags)
        : judgeAnswerByReadings(brief, answer, own, flags);
    const { language } = judgement;
    const promptHash = sha256(model.renderPrompt(brief, language === 'unread' ? fanLanguage : language));
    return { submissionId: id, promptHash, cluster, judgement };
  });
  const { name, rubricVersion } = model;
  await appendScores(
    ctx,
    campaignId,
    { model: name, rubricVersion, briefVersion: campaignBrief.version },
    judged,
  );
  const next = pending.length === SCORES_PER_STEP ? toCursor(pending.at(-1)) : null;
  return { judged: due.length, next };
}

async function findReadings(
  ctx: Ctx,
  campaignId: string,
  { version }: FrozenBrief,
  pending: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, Readings>> {
  const ids = pending.map(({ id }) => id);
  const { submissionId, reading, content } = readings;
  const rows = await ctx.db
    .select({ submissionId, content })
    .from(readings)
    .where(
      and(
        eq(readings.campaignId, campaignId),
        eq(readings.briefVersion, version),
        inArray(submissionId, ids),
      ),
    )
    .orderBy(asc(submissionId), asc(reading));
  const own = Map.groupBy(rows, (row) => row.submissionId);
  return new Map([...own].map(([id, list]) => [id, list.map((row) => row.content)]));
}

/** Returns the mean of the odd readings minus that of the even ones; null if one of the two models gave no score. */
function toGap(read: Readings): number | null {
  const [first, second] = [0, 1].map((turn) =>
    read.flatMap((reading, at) => (reading && at % 2 === turn ? reading.score : [])),
  );
  return first?.length && second?.length ? mean(first) - mean(second) : null;
}

/** Measures the usual gap between the models of a panel over all answers of a campaign, including scored ones. */
async function measureGap(ctx: Ctx, campaignId: string, { version }: FrozenBrief): Promise<UsualGap> {
  const read = sql`select avg(case when ${readings.reading} % 2 = 1 then ${readings.content} ->> '$.score' end)
      - avg(case when ${readings.reading} % 2 = 0 then ${readings.content} ->> '$.score' end) as gap from ${readings}
    where ${readings.campaignId} = ${campaignId} and ${readings.briefVersion} = ${version}
    group by ${readings.submissionId}`;
  const scored = sql`select (select avg(case when key % 2 = 0 then value end) - avg(case when key % 2 = 1 then value end)
      from json_each(${scores.readings})) as gap from ${scores}
    where ${scores.campaignId} = ${campaignId} and ${scores.briefVersion} = ${version}`;
  const [row] = await ctx.db
    .select({ mean: sql<number | null>`avg(gap)`, square: sql<number | null>`avg(gap * gap)` })
    .from(sql`(${read} union all ${scored}) as gaps`);
  const average = row?.mean ?? 0;
  return { mean: average, deviation: Math.sqrt(Math.max(0, (row?.square ?? 0) - average ** 2)) };
}
