import { MockLanguageModelV4 } from 'ai/test';
import { z } from 'zod';
import { createAiModel } from '#api/scoring/judge/ai-model.ts';
import { mapCriteria, type Form } from '#api/scoring/judge/form-rules.ts';
import { rubricModel, type LanguageJudge, type Reading } from '#api/scoring/judge/scoring-model.ts';
import { WORD_MARK } from '#api/scoring/judge/prompt-rules.ts';
import { SCORE_MAX } from '#api/scoring/rules.ts';

/** The fault of a judge, if any. */
export type MockJudgeKind =
  | 'perfect'
  | 'noisy'
  | 'lenient'
  | 'position-biased'
  | 'plus-three'
  | 'obeying'
  | 'obeying-marked'
  | 'flattered'
  | 'refusing';

/** Returns the grade, from 0 to 10, that a thoughtful reader gives a text. */
type Grader = (text: string) => number;

/** Returns whether a text gives the judge instructions; only obeying and flattered judges follow them. */
type Instructing = (text: string) => boolean;

/** A campaign in a few words. */
export const BRIEF = {
  question: 'How would you help The Long Table?',
  description: 'We cook together for neighbours who would eat alone.',
  keywords: ['cooking', 'neighbours'],
};

const NOISE_POINTS = 1.5;
const LENIENT_BASE = 5;
/** Nothing is awaited, but the machine may be busy. */
const TIMEOUT_MS = 60_000;
const EXPLANATION = {
  nl: 'Je antwoord past bij de vraag en het is van jezelf. Een concreet moment had het sterker gemaakt.',
  en: 'Your answer fits the question and it is your own. A concrete moment would have made it stronger.',
};

const PromptData = z.union([
  z.object({ answer: z.string() }),
  z.object({ first: z.object({ answer: z.string() }), second: z.object({ answer: z.string() }) }),
]);

/**
 * Creates a grader from graded answers: a text has the grade of the longest known answer it contains, so that an answer
 * keeps its grade with any addition.
 */
export function createGrader(
  answers: readonly { readonly answer: string; readonly grade: number }[],
): Grader {
  const known = answers
    .map(({ answer, grade }) => ({ text: normalize(answer), grade }))
    .toSorted((a, b) => b.text.length - a.text.length);
  const exact = new Map(known.map(({ text, grade }) => [text, grade]));
  return (text) => {
    const plain = normalize(text.replaceAll('[...]', ' ').replaceAll(WORD_MARK, ' '));
    return exact.get(plain) ?? known.find((one) => one.text !== '' && plain.includes(one.text))?.grade ?? 0;
  };
}

/** Creates a judge that reads answers in a given way, and finds all of them equal when it compares. */
export function createLanguageJudge(read: LanguageJudge['read']): LanguageJudge {
  return {
    ...rubricModel,
    kind: 'language-model',
    name: 'a-model',
    concurrency: 2,
    read,
    compare: () => Promise.resolve('equal'),
  };
}

/** Creates a judge with a known fault on a mocked model, so that the product's own prompts and checks are tested. */
export function createMockJudge(
  kind: MockJudgeKind,
  grade: Grader,
  isInstructing: Instructing = hasInstruction,
): LanguageJudge {
  const model = new MockLanguageModelV4({
    doGenerate: ({ prompt, seed }) =>
      Promise.resolve(
        toResult(JSON.stringify(toReply(kind, grade, isInstructing, { prompt, seed: seed ?? 0 }))),
      ),
  });
  return createAiModel(`mock-${kind}`, model, TIMEOUT_MS);
}

/** Creates the environment's AI binding with a known fault; `onCall` runs before each reply. */
export function createMockAi(kind: MockJudgeKind, grade: Grader, onCall: () => Promise<void>) {
  return {
    async run(_name: string, inputs: { readonly messages: unknown; readonly seed: number }) {
      await onCall();
      const call = { prompt: inputs.messages, seed: inputs.seed };
      return { response: toReply(kind, grade, hasInstruction, call) };
    },
  };
}

/** Returns a judge's reply to a prompt about one answer or two. */
function toReply(
  kind: MockJudgeKind,
  grade: Grader,
  isInstructing: Instructing,
  { prompt, seed }: { readonly prompt: unknown; readonly seed: number },
) {
  const data = readPromptData(JSON.stringify(prompt));
  return 'answer' in data
    ? toReading(kind, data.answer, grade, { isInstructing, seed })
    : toPreference(kind, [data.first.answer, data.second.answer], grade, isInstructing);
}

/** Returns a reading with this score on every criterion. */
export function createReading(score: number): Reading {
  return {
    score,
    criteria: { fits: score, personal: score, concrete: score, cause: score },
    answered: true,
    language: 'en',
    explanation: EXPLANATION,
  };
}

/** Reads the line of data from a prompt that was itself encoded as JSON. */
function readPromptData(encoded: string): z.infer<typeof PromptData> {
  const [, line = ''] = /<data-\w{32}>\\n(\{.*?\})\\n<\/data-/.exec(encoded) ?? [];
  const decoded: unknown = JSON.parse(`"${line}"`);
  return PromptData.parse(JSON.parse(z.string().parse(decoded)));
}

function toReading(
  kind: MockJudgeKind,
  text: string,
  grade: Grader,
  { isInstructing, seed }: { readonly isInstructing: Instructing; readonly seed: number },
) {
  if (kind === 'refusing') {
    return { language: 'other', answered: false, explanation: { nl: '', en: '' }, form: null, refused: true };
  }
  // The noise differs between readings.
  const score = distort(kind, grade(text), `${text}${seed}`);
  const isObeyed = obeys(kind, text, isInstructing);
  return {
    language: /\b(?:de|het|een|ik|mijn|niet)\b/i.test(text) ? 'nl' : 'en',
    answered: isObeyed || score > 1,
    explanation: EXPLANATION,
    form: fillForm(score, isObeyed, kind === 'flattered' ? SCORE_MAX - score : SCORE_MAX),
  };
}

/** Returns a form with a score; a judge that obeys enters the maximum for an answer, and `against` as its opposite. */
function fillForm(score: number, isObeyed: boolean, against: number): Form {
  return mapCriteria(() =>
    isObeyed ? { so: SCORE_MAX, opposite: against } : { so: score, opposite: SCORE_MAX - score },
  );
}

/** The obeying judge treats a marked text as data, as models mostly do; the others obey it too. */
function obeys(kind: MockJudgeKind, text: string, isInstructing: Instructing): boolean {
  if (kind === 'obeying') return isInstructing(text);
  const isObeying = kind === 'obeying-marked' || kind === 'flattered';
  return isObeying && isInstructing(text.replaceAll(WORD_MARK, ' '));
}

function toPreference(
  kind: MockJudgeKind,
  [first, second]: readonly [string, string],
  grade: Grader,
  isInstructing: Instructing,
) {
  if (kind === 'refusing') return { reason: 'I cannot compare these.', better: 'equal', weaker: 'equal' };
  if (kind === 'position-biased') return { reason: 'It comes first.', better: 'first', weaker: 'second' };
  const weigh = (text: string, other: string) =>
    obeys(kind, text, isInstructing) ? SCORE_MAX + 1 : distort(kind, grade(text), text + other);
  const apart = weigh(first, second) - weigh(second, first);
  const [better, weaker] =
    apart === 0 ? ['equal', 'equal'] : apart > 0 ? ['first', 'second'] : ['second', 'first'];
  // A judge that obeys prefers the answer with the instruction wherever it can.
  const isObeyed = [first, second].some((text) => obeys(kind, text, isInstructing));
  return { reason: 'One says more.', better, weaker: isObeyed && kind !== 'flattered' ? better : weaker };
}

function distort(kind: MockJudgeKind, grade: number, text: string): number {
  const distorted = {
    noisy: grade + (hashToUnit(text) * 2 - 1) * NOISE_POINTS,
    lenient: LENIENT_BASE + (grade * (SCORE_MAX - LENIENT_BASE)) / SCORE_MAX,
    'plus-three': grade + 3,
  };
  const score = kind in distorted ? Object.entries(distorted).find(([name]) => name === kind)?.[1] : grade;
  return Math.min(SCORE_MAX, Math.max(0, score ?? grade));
}

/** Hashes a text to a number from 0 to 1 (FNV-1a). */
function hashToUnit(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash / 0xffffffff;
}

function hasInstruction(text: string): boolean {
  return /ignore (?:all|the|any|previous)|negeer (?:alle|de|elke)|give (?:this|it|me)[^.]*\b10\b|geef (?:dit|deze|mij)[^.]*\b10\b|system:/i.test(
    text,
  );
}

function normalize(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Returns what a mocked model generates. */
export function toResult(text: string) {
  return {
    content: [{ type: 'text' as const, text }],
    finishReason: { unified: 'stop' as const, raw: 'stop' },
    usage: {
      inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
      outputTokens: { total: 1, text: 1, reasoning: 0 },
    },
    warnings: [],
  };
}
