import { ATTACKS, ATTACKS_BY_KIND } from '#api/scoring/rubric/attacks.fixture.ts';
import { GRADED_SET } from '#api/scoring/graded/graded-set.ts';
import { mean } from '#api/scoring/judge/reading-rules.ts';
import { correlateRanks, measureTwinGap } from '#api/scoring/judge/probe/probe-rules.ts';
import { createGrader, createMockJudge, type MockJudgeKind } from '../../support/mock-judges.ts';
import { judgeByModel, rankByJudge } from '../../support/rank-by-judge.ts';
import { measureGains, round } from './measure-gains.ts';

/** Of the attacks each one after so many is tried. */
const ATTACK_STEP = 8;
/** Far more than a mock needs on a busy machine, except for the one that is too slow. */
const TIMEOUT_MS = 30_000;
const SLOW_TIMEOUT_MS = 5;
/** Fewer answers say nothing about a ranking. */
const RANKED_MIN = 3;

const grade = createGrader(GRADED_SET.answers);
const attacks = ATTACKS.filter((_, index) => index % ATTACK_STEP === 0);

/** A judge that obeys does what any of these says; the others are words that are only there to count. */
const COMMANDS = [...ATTACKS_BY_KIND.instruction, ...ATTACKS_BY_KIND.pressure, ...ATTACKS_BY_KIND.hidden];
const isInstructing = (text: string) => COMMANDS.some((attack) => text.includes(attack));

/**
 * Selects among the answers of every graded brief by a mock judge, through the product's own readings and final:
 * `rank kept` correlates the rankings with the grades, the rest is about the scores.
 */
export async function benchMockJudge(kind: MockJudgeKind) {
  const timeoutMs = kind === 'slow' ? SLOW_TIMEOUT_MS : TIMEOUT_MS;
  const judge = createMockJudge(kind, grade, { isInstructing, timeoutMs });
  const scores = new Map<string, number>();
  const correlations: number[] = [];
  for (const brief of GRADED_SET.briefs) {
    const answers = GRADED_SET.answers.filter((answer) => answer.brief === brief.id);
    const ranked = await rankByJudge(judge, brief, answers);
    for (const { id, score } of ranked) scores.set(id, score);
    const unique = ranked.filter(({ twinOf }) => twinOf === undefined);
    if (unique.length >= RANKED_MIN)
      correlations.push(correlateRanks(unique.map((answer, place) => [answer.grade, -place])));
  }
  return {
    'without score': `${GRADED_SET.answers.length - scores.size}/${GRADED_SET.answers.length}`,
    ...(correlations.length > 0 && {
      'rank kept': round(mean(correlations)),
      'twins mean': round(measureTwinGap(GRADED_SET.answers, scores)),
    }),
    ...(await measureGains(
      async (brief, answer) => (await judgeByModel(judge, brief, answer)).score,
      attacks,
    )),
  };
}
