import { setTimeout as delay } from 'node:timers/promises';
import { ATTACKS_BY_KIND } from '#api/scoring/rubric/attacks.fixture.ts';
import { GRADED_SET } from '#api/scoring/graded/graded-set.ts';
import { UnscoredError, type ScoringModel } from '#api/scoring/judge/scoring-model.ts';
import { roundScore } from '#api/scoring/rules.ts';

const SLOW_MS = 20;
const NOISE = 2;
const BIAS = 3;
const REFUSED_EVERY = 4;
/** Answers that a judge who looks at the position has seen until its bias has worn off. */
const FAVOURED_PER_ROUND = 10;
const GRADES = GRADED_SET.answers
  .filter(({ answer }) => answer.length > 0)
  .toSorted((a, b) => b.answer.length - a.answer.length);
const REASONING = {
  nl: 'Het past bij de vraag. Het is persoonlijk.',
  en: 'It fits the question. It is personal.',
};

type MockJudge = (grade: number, answer: string, call: number) => number | Promise<number>;

/** Judges that fail in one way each, to see what becomes of their scores on the way to a result. */
const JUDGES: Readonly<Record<string, MockJudge>> = {
  perfect: (grade) => grade,
  noisy: (grade, answer) => grade + NOISE * toNoise(answer),
  lenient: (grade) => 6 + 0.4 * grade,
  'position-biased': (grade, _, call) =>
    grade + (call % FAVOURED_PER_ROUND < FAVOURED_PER_ROUND / 2 ? BIAS : 0),
  '+3': (grade) => grade + 3,
  obeying: (grade, answer) =>
    ATTACKS_BY_KIND.instruction.some((attack) => answer.includes(attack)) ? 10 : grade,
  refusing: (grade, _, call) => {
    if (call % REFUSED_EVERY === 0) throw new UnscoredError('refused');
    return grade;
  },
  slow: async (grade) => {
    await delay(SLOW_MS);
    return grade;
  },
};

/** Returns a model for each mock judge; it knows the grades of the set, also of answers that something was added to. */
export function createMockJudges(): readonly ScoringModel[] {
  return Object.entries(JUDGES).map(([name, judge]) => {
    let calls = 0;
    return {
      name,
      rubricVersion: 'mock',
      isChecked: true,
      concurrency: 1,
      renderPrompt: () => '',
      async judge(_, answer, language) {
        calls += 1;
        const score = await judge(findGrade(answer), answer, calls);
        return { score: roundScore(score), reasoning: REASONING[language] };
      },
    };
  });
}

function findGrade(text: string): number {
  return GRADES.find(({ answer }) => text.includes(answer))?.grade ?? 0;
}

/** Returns a number from -1 to 1 that is always the same for a text. */
function toNoise(text: string): number {
  let hash = 7;
  for (const letter of text) hash = Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0);
  return (((hash >>> 0) % 2001) - 1000) / 1000;
}
