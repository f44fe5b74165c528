import { z } from 'zod';
import { isAfterReopening } from '#api/campaigns/rules.ts';
import { hmacSha256, sha256 } from '#api/platform/digest.ts';
import type { scores } from '../table.ts';

/** Random, so that a body cannot be found by guessing its content. */
const salt = z.string();
const digest = z.string();

/** The part of a judgement that the audit reads; `answer`, `fan` and `explanation` are keyed digests. */
export const ScoreBody = z.looseObject({
  salt,
  answer: digest,
  fan: digest,
  explanation: z.object({ nl: digest, en: digest }),
  paidAt: z.number().nullable(),
});

export const BriefBody = z.object({ salt, version: z.number().int(), digest, frozenAt: z.number() });
export type BriefBody = z.infer<typeof BriefBody>;

/** An erasure of a fan's answer, or of a brief by the campaign's owner. */
export const ErasedBody = z.object({
  salt,
  what: z.enum(['answer', 'brief']),
  submission: digest.nullable(),
});
export type ErasedBody = z.infer<typeof ErasedBody>;

/** Returns a new salt: 128 random bits. */
export function createSalt(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

/** Returns the digest that stands for a submission; as its id is random, it cannot be guessed. */
export function digestSubmission(submissionId: string): string {
  return sha256(`submission:${submissionId}`);
}

/** What a judgement binds besides its own row. */
export type JudgedSubmission = {
  readonly id: string;
  readonly userId: string | null;
  readonly question: string;
  readonly answer: string;
  readonly paidAt: Date | null;
  /** When the campaign was reopened by an owner who had already read paid answers. */
  readonly reopenings: readonly number[];
};

type KeyedDigests = Pick<z.infer<typeof ScoreBody>, 'answer' | 'fan' | 'explanation'>;

/** Returns a digest of parts, the first of which names their kind, keyed with a submission's key. */
export function digestKeyed(key: string, ...parts: readonly (string | null)[]): string {
  return hmacSha256(key, JSON.stringify(parts));
}

type ScoreColumns = Omit<typeof scores.$inferSelect, 'hash' | 'previousHash' | 'id' | 'position'>;

/** Returns the digests of everything that an erasure deletes. */
export function digestPersonal(
  key: string,
  { userId, question, answer }: Pick<JudgedSubmission, 'userId' | 'question' | 'answer'>,
  { explanationNl, explanationEn }: Pick<ScoreColumns, 'explanationNl' | 'explanationEn'>,
): KeyedDigests {
  return {
    answer: digestKeyed(key, 'answer', question, answer),
    fan: digestKeyed(key, 'fan', userId),
    explanation: { nl: digestKeyed(key, 'nl', explanationNl), en: digestKeyed(key, 'en', explanationEn) },
  };
}

/** Returns the body of a judgement's entry. The same row, digests, times and salt always result in the same body. */
export function toScoreBody(
  row: ScoreColumns,
  keyed: KeyedDigests,
  { paidAt, reopenings }: Pick<JudgedSubmission, 'paidAt' | 'reopenings'>,
  bodySalt: string,
) {
  return {
    salt: bodySalt,
    submission: digestSubmission(row.submissionId),
    answer: keyed.answer,
    fan: keyed.fan,
    explanation: { nl: keyed.explanation.nl, en: keyed.explanation.en },
    paidAt: paidAt?.getTime() ?? null,
    afterReopening: isAfterReopening(paidAt, reopenings),
    round: row.round,
    outcome: row.outcome,
    score: row.score,
    proposedScore: row.proposedScore,
    rubricScore: row.checkScore,
    criteria: row.criteria && { ...row.criteria },
    flags: [...row.flags],
    readings: [...row.readings],
    cluster: row.cluster === null ? null : digestSubmission(row.cluster),
    language: row.language,
    answered: row.answered,
    model: row.model,
    rubric: row.rubricVersion,
    prompt: row.promptHash,
    brief: row.briefVersion,
  };
}
