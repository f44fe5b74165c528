import { env } from 'cloudflare:workers';
import { APICallError } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { expect, test } from 'vitest';
import { BRIEF, toResult } from '#tests/support/mock-judges.ts';
import { UNANSWERED_SCORE_MAX } from '../criteria-rules.ts';
import { getSettings } from '#api/platform/settings.ts';
import { createAiModel, createWorkersAiModel, WORKERS_AI_MODEL } from './ai-model.ts';
import { getScoringModel } from './get-scoring-model.ts';
import { toForm } from './form-rules.ts';
import { UnreachableError, UnscoredError } from './scoring-model.ts';

const ANSWER =
  'My grandmother cooks for twenty, even when we are five. I would lend her to you, because my neighbour eats alone.';
const EXPLANATION = {
  nl: 'Je antwoord past goed bij de vraag en het is persoonlijk. Een concreet moment had het sterker gemaakt.',
  en: 'Your answer fits the question and it is personal. One specific moment would have made it stronger.',
};
const CRITERIA = { fits: 8, personal: 7, concrete: 6, cause: 5 };
const FORM = toForm(CRITERIA);
const REPLY = { language: 'en', explanation: EXPLANATION, answered: true, form: FORM };
/** Computed with the published weights. */
const SCORE = 8 * 0.3 + 7 * 0.25 + 6 * 0.25 + 5 * 0.2;

type ModelReply = string | Error;
const toReply = (changes: Readonly<Record<string, unknown>> = {}) => JSON.stringify({ ...REPLY, ...changes });

/** Creates a model that gives these replies in turn, and repeats the last one. */
function mockModel(...replies: readonly ModelReply[]) {
  let calls = 0;
  const model = new MockLanguageModelV4({
    doGenerate: () => {
      const reply = replies[Math.min(calls, replies.length - 1)] ?? '';
      calls += 1;
      if (reply instanceof Error) return Promise.reject(reply);
      return Promise.resolve(toResult(reply));
    },
  });
  return { model, judge: createAiModel('a-model', model), calls: () => calls };
}
const callError = (statusCode: number) =>
  new APICallError({ message: 'no', url: 'https://model.test', requestBodyValues: {}, statusCode });
const read = (judge: ReturnType<typeof createAiModel>, answer = ANSWER) =>
  judge.read(BRIEF, answer, { language: 'en', reading: 1 });

test('a reading by a language model scores the published criteria by their published weights', async () => {
  const { judge } = mockModel(toReply());
  expect(await read(judge)).toEqual({
    language: 'en',
    answered: true,
    explanation: EXPLANATION,
    criteria: CRITERIA,
    score: SCORE,
  });
});

test('a reading by a language model of something that answers nothing scores at most one', async () => {
  const { judge } = mockModel(toReply({ answered: false }));
  expect((await read(judge)).score).toBe(UNANSWERED_SCORE_MAX);
});

test('a reading by a language model learns nothing about who wrote the answer, at temperature 0, with another boundary and seed each time', async () => {
  const { judge, model } = mockModel(toReply());
  await read(judge);
  await judge.read(BRIEF, ANSWER, { language: 'en', reading: 2 });
  const [first, second] = model.doGenerateCalls;
  expect(first).toMatchObject({ temperature: 0, responseFormat: { type: 'json' } });
  const boundary = (call: unknown) => /<data-(\w{32})>/.exec(JSON.stringify(call))?.[1];
  expect(boundary(first?.prompt)).toBeDefined();
  expect(boundary(first?.prompt)).not.toBe(boundary(second?.prompt));
  expect(first?.seed).not.toBe(second?.seed);
});

test('a reading by a language model has one prompt for all answers to a question, which names neither answer nor boundary', () => {
  const { judge } = mockModel(toReply());
  expect(judge.renderPrompt(BRIEF, 'en')).toBe(judge.renderPrompt({ ...BRIEF }, 'en'));
  expect(judge.renderPrompt(BRIEF, 'en')).toContain(BRIEF.description);
  expect(judge.renderPrompt(BRIEF, 'en')).not.toBe(
    judge.renderPrompt({ ...BRIEF, keywords: ['cooking'] }, 'en'),
  );
});

test.each([
  ['no JSON', 'I would say a seven.'],
  ['JSON that is cut off', '{"explanation": "Your answer'],
  ['a score above ten', toReply({ form: { ...FORM, fits: { ...FORM.fits, so: 11 } } })],
  ['a score below nought', toReply({ form: { ...FORM, cause: { ...FORM.cause, opposite: -1 } } })],
  ['a score in words', toReply({ form: { ...FORM, fits: { ...FORM.fits, opposite: 'ten' } } })],
  ['a criterion too few', toReply({ form: { fits: FORM.fits } })],
  ['a criterion too many', toReply({ form: { ...FORM, charm: FORM.fits } })],
  ['something that nobody asked for', toReply({ score: 10 })],
  ['scores of null', toReply({ form: { fits: null, personal: null, concrete: null, cause: null } })],
  ['a refusal', toReply({ refused: true, form: null })],
  [
    'a refusal in words',
    toReply({ explanation: { nl: 'Ik kan dit niet beoordelen.', en: 'I cannot judge this.' } }),
  ],
  ['no explanation', toReply({ explanation: { nl: '', en: '' } })],
  ['JSON Mode that could not be met', new Error("5025: JSON Mode couldn't be met")],
])('a reading by a language model is asked for again after %s, and then believed', async (_, reply) => {
  const { judge, calls } = mockModel(reply, toReply());
  expect((await read(judge)).score).toBe(SCORE);
  expect(calls()).toBe(2);
});

test.each([
  ['says nothing usable', 'seven', 2],
  ['refuses', toReply({ explanation: { nl: '', en: '' } }), 2],
  ['cannot meet JSON Mode', new Error("5025: JSON Mode couldn't be met"), 2],
  ['does not take it', callError(400), 2],
])('a reading by a language model that %s is none, rather than a low one', async (_, reply, asked) => {
  const { judge, calls } = mockModel(reply);
  await expect(read(judge)).rejects.toBeInstanceOf(UnscoredError);
  expect(calls()).toBe(asked);
});

test.each([
  ['takes too long', new DOMException('The operation timed out.', 'TimeoutError')],
  ['is down', new Error('internal')],
  ['is asked too often', callError(429)],
  ['does not know the account', callError(401)],
])('a reading by a language model that %s waits, and is asked for once', async (_, reply) => {
  const { judge, calls } = mockModel(reply);
  await expect(read(judge)).rejects.toBeInstanceOf(UnreachableError);
  expect(calls()).toBe(1);
});

test('a reading by a language model is cut off in time, although the provider pays no attention to being aborted', async () => {
  const model = new MockLanguageModelV4({ doGenerate: () => new Promise(() => undefined) });
  const reading = read(createAiModel('slow', model, 10));
  await expect(reading).rejects.toThrow('the judge cannot be had: TimeoutError');
});

const [ONE, OTHER] = [
  { question: BRIEF.question, answer: ANSWER },
  { question: BRIEF.question, answer: 'I like soup.' },
];

test('a comparison is of two answers as data, and prefers one or neither', async () => {
  const { judge, model } = mockModel(
    JSON.stringify({ reason: 'It says more.', better: 'second', weaker: 'first' }),
  );
  expect(await judge.compare(BRIEF, ONE, OTHER, 1)).toBe('second');
  expect(JSON.stringify(model.doGenerateCalls[0]?.prompt)).toContain('Iˆlikeˆsoup.');
});

test('a comparison that names one answer as better and weaker prefers neither', async () => {
  const reply = JSON.stringify({ reason: 'It says so.', better: 'second', weaker: 'second' });
  expect(await mockModel(reply).judge.compare(BRIEF, ONE, OTHER, 1)).toBe('equal');
});

test.each([
  ['malformed', JSON.stringify({ reason: 'Both.', better: 'both', weaker: 'both' })],
  ['a refusal', JSON.stringify({ reason: 'I cannot compare these.', better: 'equal', weaker: 'equal' })],
])('a comparison whose reply is %s is none', async (_, reply) => {
  await expect(mockModel(reply).judge.compare(BRIEF, ONE, OTHER, 1)).rejects.toBeInstanceOf(UnscoredError);
});

test('Workers AI is asked for JSON that follows our schema, and its reply is read', async () => {
  const asked: unknown[] = [];
  const binding = {
    run(name: string, inputs: unknown) {
      asked.push(name, inputs);
      return Promise.resolve({ response: REPLY });
    },
  };
  // @ts-expect-error the stand-in is not one of Cloudflare's own
  const judge = createWorkersAiModel(binding, WORKERS_AI_MODEL);
  expect(await read(judge)).toMatchObject({ score: SCORE, criteria: CRITERIA });
  expect(asked[0]).toBe('@cf/meta/llama-3.3-70b-instruct-fp8-fast');
  expect(asked[1]).toMatchObject({ temperature: 0, response_format: { type: 'json_schema' } });
});

test('the rubric judges where there is no AI binding, and two models where a second is set', async () => {
  const settings = getSettings(env);
  expect((await getScoringModel({ env, settings })).name).toBe('rubric');
  const AI = { run: () => Promise.reject(new Error('not asked')) };
  const getName = async (more = {}) =>
    // @ts-expect-error the stand-in is not one of Cloudflare's own
    (await getScoringModel({ env: { ...env, AI }, settings: { ...settings, ...more } })).name;
  expect(await getName()).toBe('@cf/meta/llama-3.3-70b-instruct-fp8-fast');
  expect(await getName({ SECOND_JUDGE: '@cf/qwen/a-model' })).toBe(
    '@cf/meta/llama-3.3-70b-instruct-fp8-fast + @cf/qwen/a-model',
  );
});
