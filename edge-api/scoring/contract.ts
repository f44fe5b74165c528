import { z } from 'zod';
import { readableText } from '../platform/contract.ts';
import { limitText } from '../platform/rules.ts';
import { JUDGE_KINDS, OVERRIDE_REASON_MAX, OVERRIDE_REASON_MIN, PROBE_FIGURES, SCORE_MAX } from './rules.ts';

export const Score = z.number().min(0).max(SCORE_MAX);

/** A language model, or the rubric if there is none; the text above an explanation depends on it. */
export const Judge = z.enum(JUDGE_KINDS);

/** The position of an answer in the record of its campaign's selection. */
export const Receipt = z.object({ position: z.number().int(), hash: z.string() });

/** A fan's own receipt, with the exact text of its entry and the key of its digests once they may read it. */
export const OwnReceipt = Receipt.extend({
  proof: z.object({ entry: z.string(), key: z.string() }).nullable(),
});

/** A model's results on graded answers, over all its trials before it read a campaign's answers. */
export const JudgeProbe = z.object({
  model: z.string(),
  figures: z.record(z.enum(PROBE_FIGURES), z.number()),
  /** The average number of answers that it scored per trial. */
  answers: z.number(),
  trials: z.number().int(),
  passed: z.boolean(),
  /** Why the selection continued although the model failed. */
  overrideReason: z.string().nullable(),
  probedAt: z.iso.datetime(),
});
export type JudgeProbe = z.infer<typeof JudgeProbe>;

/** An admin's reason to continue a selection with a model that failed; it is public. */
export const JudgeOverride = z.object({
  reason: readableText(
    limitText(OVERRIDE_REASON_MIN, OVERRIDE_REASON_MAX, (min) => ({
      en: `Say why, in at least ${min} characters`,
      nl: `Zeg waarom, in minstens ${min} tekens`,
    })),
  ),
});
export type JudgeOverride = z.infer<typeof JudgeOverride>;

/** How a campaign's answers were scored: counts, times and fingerprints, nothing about a person. */
export const ScoringSummary = z.object({
  /** Eligible paid answers; `notScored` could not be scored, or not yet. */
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
  /** The latest trial of a model; null if none was tried. */
  probe: JudgeProbe.nullable(),
  /** The latest trials of the other models that were tried, such as the second of a panel. */
  otherProbes: z.array(JudgeProbe),
  /** The end of the append-only chain of scores: anyone who keeps this hash can detect later changes. */
  chain: z.object({ length: z.number().int(), head: z.string() }).nullable(),
});
export type ScoringSummary = z.infer<typeof ScoringSummary>;
