import { generateText, NoObjectGeneratedError, NoOutputGeneratedError, Output, type LanguageModel } from 'ai';
import { createWorkersAI } from 'workers-ai-provider';
import { z } from 'zod';
import type { Language } from '#api/platform/rules.ts';
import { buildPrompt, PROMPT_VERSION } from './prompt-rules.ts';
import { parseReasoning } from './parse-reasoning.ts';
import type { Brief, ScoreVerdict } from '../rubric/rubric-rules.ts';
import { roundScore, SCORE_MAX } from '../rules.ts';
import { UnscoredError, type ScoringModel } from './scoring-model.ts';

/** One with JSON Mode (https://developers.cloudflare.com/workers-ai/features/json-mode/). */
const WORKERS_AI_MODEL = '@cf/meta/llama-3.3-70b-instruct-fp8-fast';
const TIMEOUT_MS = 30_000;
/** Repetitions, with back-off, of a call that the provider refused for now; the workflow repeats what is left. */
const PROVIDER_RETRIES = 1;
/** Calls for one score whose reply is not usable; each is told apart by its boundary and seed. */
const MAX_REPLY_ATTEMPTS = 2;
const OUTPUT_TOKENS_MAX = 500;
/** Well below Workers AI's 300 calls a minute, and no call waits for a connection while its time runs. */
const MAX_CONCURRENCY = 5;

/** Reasoning comes first, so that the score follows from it. */
const Reply = z.object({ reasoning: z.string().min(1), score: z.number().min(0).max(SCORE_MAX) });

/** Workers AI as the judge. */
export function createWorkersAiModel(binding: Ai): ScoringModel {
  return createAiModel(WORKERS_AI_MODEL, createWorkersAI({ binding })(WORKERS_AI_MODEL));
}

/** A language model as the judge: blind, schema-checked, and held against the rubric by whoever asks it. */
export function createAiModel(name: string, model: LanguageModel): ScoringModel {
  return {
    name,
    rubricVersion: PROMPT_VERSION,
    isChecked: true,
    concurrency: MAX_CONCURRENCY,
    renderPrompt: (brief, language) =>
      JSON.stringify(buildPrompt(brief, '', language, { boundary: '', reading: 1 })),
    judge: (brief, answer, language, reading) => judge(model, { brief, answer, language, reading }),
  };
}

type JudgeRequest = {
  readonly brief: Brief;
  readonly answer: string;
  readonly language: Language;
  readonly reading: 1 | 2;
};

async function judge(model: LanguageModel, request: JudgeRequest): Promise<ScoreVerdict> {
  let reason = '';
  for (let attempt = 1; attempt <= MAX_REPLY_ATTEMPTS; attempt += 1) {
    const result = await requestScore(model, request, attempt);
    if (typeof result !== 'string') return result;
    reason = result;
  }
  throw new UnscoredError(reason);
}

/** One call: a score, or why its reply is not usable. Throws {@link UnscoredError} when there was no reply. */
async function requestScore(
  model: LanguageModel,
  request: JudgeRequest,
  attempt: number,
): Promise<ScoreVerdict | string> {
  const { brief, answer, language, reading } = request;
  const boundary = crypto.randomUUID().replaceAll('-', '');
  try {
    const { output } = await generateText({
      model,
      ...buildPrompt(brief, answer, language, { boundary, reading }),
      output: Output.object({ schema: Reply }),
      temperature: 0,
      seed: reading * 10 + attempt,
      maxOutputTokens: OUTPUT_TOKENS_MAX,
      maxRetries: PROVIDER_RETRIES,
      abortSignal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const reasoning = parseReasoning(output.reasoning, language);
    return reasoning === undefined ? 'reasoning_unusable' : { score: roundScore(output.score), reasoning };
  } catch (error) {
    if (isUnusableReply(error)) return 'reply_malformed';
    throw new UnscoredError(error instanceof Error ? error.name : 'unknown', { cause: error });
  }
}

/** A reply that does not fit the schema, none, or "JSON Mode couldn't be met" instead of one. */
function isUnusableReply(error: unknown): boolean {
  if (NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error)) return true;
  return error instanceof Error && /json mode/i.test(error.message);
}
