import { z } from 'zod';
import { JUDGE_KINDS, OVERRIDE_REASON_MAX, OVERRIDE_REASON_MIN, PROBE_FIGURES, SCORE_MAX } from './rules.ts';

export const Score = z.number().min(0).max(SCORE_MAX);

/** A language model, or the rubric where there is none; the words above an explanation depend on it. */
export const Judge = z.enum(JUDGE_KINDS);

/** The position of an answer in the record of its campaign's selection. */
export const Receipt = z.object({ position: z.number().int(), hash: z.string() });

/** A fan's own, with what its entry says, word for word, and the key of the digests in it, once they may read that. */
export const OwnReceipt = Receipt.extend({
  proof: z.object({ entry: z.string(), key: z.string() }).nullable(),
});

/** How a model did on answers that people had graded, in all its trials so far, before it read a campaign's. */
export const JudgeProbe = z.object({
  model: z.string(),
  figures: z.record(z.enum(PROBE_FIGURES), z.number()),
  /** How many answers it scored, on average over its trials. */
  answers: z.number(),
  trials: z.number().int(),
  passed: z.boolean(),
  /** Why the selection went on although the model failed. */
  overrideReason: z.string().nullable(),
  probedAt: z.iso.datetime(),
});
export type JudgeProbe = z.infer<typeof JudgeProbe>;

/** An admin's reason for a selection to go on with a model that failed; it is public. */
export const JudgeOverride = z.object({
  reason: z.string().trim().min(OVERRIDE_REASON_MIN).max(OVERRIDE_REASON_MAX),
});
export type JudgeOverride = z.infer<typeof JudgeOverride>;

/** How the answers of a campaign were scored: counts, times and fingerprints, nothing about a person. */
export const ScoringSummary = z.object({
  /** Paid answers that take part; `notScored` could not be scored, or not yet. */
  answers: z.object({ paid: z.number().int(), scored: z.number().int(), notScored: z.number().int() }),
  scoredFrom: z.iso.datetime().nullable(),
  scoredUntil: z.iso.datetime().nullable(),
  /** Who scored how many answers, and the digest of what it was told to judge by. */
  judges: z.array(
    z.object({
      model: z.string(),
      rubricVersion: z.string(),
      promptDigest: z.string(),
      answers: z.number().int(),
    }),
  ),
  /** The last trial of a model; null where none was tried. */
  probe: JudgeProbe.nullable(),
  /** The last trials of the other models that were tried, such as the second of a panel. */
  otherProbes: z.array(JudgeProbe),
  /**
   * Where the append-only chain of scores ends: anyone who keeps this hash can tell whether anything has changed since.
   */
  chain: z.object({ length: z.number().int(), head: z.string() }).nullable(),
});
export type ScoringSummary = z.infer<typeof ScoringSummary>;
