import {
  APICallError,
  generateText,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  type LanguageModel,
} from 'ai';
import { createWorkersAI } from 'workers-ai-provider';
import { z } from 'zod';
import { weighCriteria } from '../criteria-rules.ts';
import type { LocalizedText } from '#api/platform/rules.ts';
import { PREFERENCES, SCORE_MAX } from '../rules.ts';
import { isRefusal } from './explanation-rules.ts';
import { gradeForm } from './form-rules.ts';
import { buildComparisonPrompt, buildReadingPrompt, PROMPT_VERSION, type Prompt } from './prompt-rules.ts';
import { UnreachableError, UnscoredError, type LanguageJudge } from './scoring-model.ts';

/** A model with JSON Mode (https://developers.cloudflare.com/workers-ai/features/json-mode/). */
export const WORKERS_AI_MODEL = '@cf/meta/llama-3.3-70b-instruct-fp8-fast';
/** Maximum duration of a call, whether or not the provider heeds its abort signal. */
const TIMEOUT_MS = 30_000;
/** Statuses of a problem with the call itself, such as its content; a retry may succeed after any other status. */
const REFUSED_STATUSES: ReadonlySet<number | undefined> = new Set([400, 413, 422, 451]);
/** Maximum number of calls for a reading whose reply is unusable; each has its own boundary and seed. */
const MAX_REPLY_ATTEMPTS = 2;
const OUTPUT_TOKENS_MAX = 900;
/** Fewer than a Worker's six connections, so that no call waits for one while its timeout runs. */
const MAX_CONCURRENCY = 5;

const Degree = z.number().min(0).max(SCORE_MAX);
const Sides = z.strictObject({ so: Degree, opposite: Degree });

/** The reasons come first, so that the rest follows from them. */
const ReadingReply = z.strictObject({
  language: z.enum(['nl', 'en', 'other']),
  explanation: z.strictObject({ nl: z.string(), en: z.string() }),
  answered: z.boolean(),
  form: z.strictObject({ fits: Sides, personal: Sides, concrete: Sides, cause: Sides }),
});

const ComparisonReply = z.strictObject({
  reason: z.string(),
  better: z.enum(PREFERENCES),
  weaker: z.enum(PREFERENCES),
});

type Question<Reply> = {
  readonly render: (boundary: string) => Prompt;
  readonly schema: z.ZodType<Reply>;
  readonly seed: number;
  /** Returns a reply's explanation, in which a refusal is recognized. */
  readonly explain: (reply: Reply) => LocalizedText;
};

/** Creates a judge that uses Workers AI. */
export function createWorkersAiModel(binding: Ai, name: string): LanguageJudge {
  return createAiModel(name, createWorkersAI({ binding })(name));
}

/** Creates a judge that uses a language model: it judges blind, and its replies are validated by a schema. */
export function createAiModel(name: string, model: LanguageModel, timeoutMs = TIMEOUT_MS): LanguageJudge {
  return {
    kind: 'language-model',
    name,
    rubricVersion: PROMPT_VERSION,
    concurrency: MAX_CONCURRENCY,
    renderPrompt: (brief, language) => {
      const contender = { question: brief.question, answer: '' };
      return JSON.stringify([
        buildReadingPrompt(brief, '', { boundary: '', language }),
        buildReadingPrompt(brief, '', { boundary: '', language, reading: 2 }),
        buildComparisonPrompt(brief, [contender, contender], { boundary: '' }),
      ]);
    },
    async read(brief, answer, { language, reading }) {
      const { form, ...reply } = await ask(model, timeoutMs, {
        render: (boundary) => buildReadingPrompt(brief, answer, { boundary, language, reading }),
        schema: ReadingReply,
        seed: reading,
        explain: ({ explanation }) => explanation,
      });
      const criteria = gradeForm(form);
      return { ...reply, criteria, score: weighCriteria(criteria, reply.answered) };
    },
    async compare(brief, first, second) {
      const { better, weaker } = await ask(model, timeoutMs, {
        render: (boundary) => buildComparisonPrompt(brief, [first, second], { boundary }),
        schema: ComparisonReply,
        seed: 1,
        explain: ({ reason }) => ({ nl: reason, en: reason }),
      });
      // A model that names the same answer as better and weaker just followed that answer's instructions.
      return better === weaker ? 'equal' : better;
    },
  };
}

/** Returns a valid reply. Throws {@link UnscoredError} if there is none, {@link UnreachableError} on a timeout. */
async function ask<Reply>(
  model: LanguageModel,
  timeoutMs: number,
  { render, schema, seed, explain }: Question<Reply>,
): Promise<Reply> {
  let reason = '';
  for (let attempt = 1; attempt <= MAX_REPLY_ATTEMPTS; attempt += 1) {
    const boundary = crypto.randomUUID().replaceAll('-', '');
    try {
      const { output } = await withinTime(timeoutMs, (abortSignal) =>
        generateText({
          model,
          ...render(boundary),
          output: Output.object({ schema }),
          temperature: 0,
          seed: seed * 10 + attempt,
          maxOutputTokens: OUTPUT_TOKENS_MAX,
          // The selection asks again later, within the budget of all selections.
          maxRetries: 0,
          abortSignal,
        }),
      );
      if (!isRefusal(explain(output))) return output;
      reason = 'refused';
    } catch (error) {
      if (!isRefused(error))
        throw new UnreachableError(error instanceof Error ? error.name : 'unknown', { cause: error });
      reason = 'reply_malformed';
    }
  }
  throw new UnscoredError(reason);
}

/**
 * Runs work until a timeout; then rejects, even if the work continues. The timer ends with the work: a Worker may have
 * 10,000 of them (`AbortSignal.timeout` keeps its own until it fires).
 */
async function withinTime<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new DOMException('The model did not reply in time', 'TimeoutError');
    controller.abort(error);
    reject(error);
  }, ms);
  return Promise.race([work(controller.signal), timeout]).finally(() => clearTimeout(timer));
}

/** An invalid reply, none, "JSON Mode couldn't be met" instead of one, or a rejected call. */
function isRefused(error: unknown): boolean {
  if (NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error)) return true;
  if (APICallError.isInstance(error)) return REFUSED_STATUSES.has(error.statusCode);
  return error instanceof Error && /json mode/i.test(error.message);
}
