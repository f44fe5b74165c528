import { z } from 'zod';
import { isAfterReopening } from '#api/campaigns/rules.ts';
import { hmacSha256, sha256 } from '#api/platform/digest.ts';
import type { scores } from '../table.ts';

/** Random, so that a body cannot be found by trying what it may say. */
const salt = z.string();
const digest = z.string();
const position = z.number().int();

/** What a judging binds. `answer`, `fan` and `explanation` are digests with the submission's key. */
export const ScoreBody = z.object({
  salt,
  submission: digest,
  answer: digest,
  fan: digest,
  explanation: z.object({ nl: digest, en: digest }),
  paidAt: z.number().nullable(),
  afterReopening: z.boolean(),
  round: z.number().int(),
  outcome: z.string(),
  score: z.number().nullable(),
  proposedScore: z.number().nullable(),
  rubricScore: z.number().nullable(),
  criteria: z.record(z.string(), z.number()).nullable(),
  flags: z.array(z.string()),
  readings: z.array(z.number()),
  cluster: digest.nullable(),
  language: z.string().nullable(),
  answered: z.boolean().nullable(),
  model: z.string(),
  rubric: z.string(),
  prompt: digest,
  brief: z.number().int().nullable(),
});
export type ScoreBody = z.infer<typeof ScoreBody>;

export const BriefBody = z.object({ salt, version: z.number().int(), digest, frozenAt: z.number() });
export type BriefBody = z.infer<typeof BriefBody>;

/**
 * All scored answers that take part, in order: place of the score, rank, and the strength that ranks it. The first
 * `finalists` of them are ranked by their final, whose equals share a rank, the others by their scores. It also binds
 * when the campaign was closed, and the trials of its judge so far.
 */
export const RankingBody = z.object({
  salt,
  closedAt: z.number().nullable(),
  trials: digest,
  finalists: z.number().int(),
  answers: z.array(z.tuple([position, z.number().int(), z.number()])),
});
export type RankingBody = z.infer<typeof RankingBody>;

/** Those nominated from a ranking: each with the place of its score, why, and by whom: a role, never a name. */
export const NominationBody = z.object({
  salt,
  ranking: position,
  nominees: z.array(
    z.object({
      position,
      rank: z.number().int(),
      score: z.number(),
      reason: z.literal('best-scores'),
      by: z.literal('system'),
    }),
  ),
});
export type NominationBody = z.infer<typeof NominationBody>;

/**
 * An answer that the owner nominated with a sentence, or whose nomination they took back (`sentence` is null). `sentence`
 * is a digest with the submission's key.
 */
export const OwnerNominationBody = z.object({
  salt,
  submission: digest,
  sentence: digest.nullable(),
  nominatedAt: z.number(),
  by: z.literal('owner'),
});
export type OwnerNominationBody = z.infer<typeof OwnerNominationBody>;

/**
 * A winner: the place of the score, null where the answer has none, and the digests, with the submission's key, of the
 * sentence that the owner chose them with, if any, and of their address. It also binds the campaign's deadline, and
 * whether it has two winners. `by` is the system for who takes the place of a winner.
 */
export const WinnerBody = z.object({
  salt,
  position: position.nullable(),
  submission: digest,
  slot: z.number().int(),
  selectedAt: z.number(),
  sentence: digest.nullable(),
  address: digest,
  deadline: z.number().nullable(),
  twoWinners: z.boolean(),
  by: z.enum(['owner', 'system']),
});
export type WinnerBody = z.infer<typeof WinnerBody>;

/** The answers, in order, that are asked when a winner does not come. */
export const ReservesBody = z.object({
  salt,
  submissions: z.array(digest),
  chosenAt: z.number(),
  by: z.literal('owner'),
});
export type ReservesBody = z.infer<typeof ReservesBody>;

/** A winner whose place is free again, and why. */
export const WinnerEndedBody = z.object({
  salt,
  submission: digest,
  slot: z.number().int(),
  cause: z.string(),
  endedAt: z.number(),
});
export type WinnerEndedBody = z.infer<typeof WinnerEndedBody>;

/** A winner's new address, as a digest with the submission's key. */
export const AddressBody = z.object({ salt, submission: digest, address: digest });
export type AddressBody = z.infer<typeof AddressBody>;

/** An answer that was withdrawn after a report. */
export const WithdrawnBody = z.object({ salt, submission: digest, withdrawnAt: z.number() });
export type WithdrawnBody = z.infer<typeof WithdrawnBody>;

/**
 * The campaign takes answers again: its nominees, and those that the owner nominated, are none any more.
 * `answersOpenedAt` is when its owner first read its paid answers, null where they have not.
 */
export const ReopenedBody = z.object({
  salt,
  reopenedAt: z.number(),
  answersOpenedAt: z.number().nullable(),
  by: z.literal('owner'),
});
export type ReopenedBody = z.infer<typeof ReopenedBody>;

/** What a fan says was overlooked in their answer, as a digest with its key. */
export const ContestBody = z.object({ salt, submission: digest, overlooked: digest, askedAt: z.number() });
export type ContestBody = z.infer<typeof ContestBody>;

/** The owner's reply to a contest, as a digest with the answer's key, and whether the answer is a nominee then. */
export const ContestReplyBody = z.object({
  salt,
  submission: digest,
  reply: digest,
  nominated: z.boolean(),
  repliedAt: z.number(),
});
export type ContestReplyBody = z.infer<typeof ContestReplyBody>;

/** An erasure: of a fan's answer, or of the brief by the campaign's owner. */
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

/** Returns the digest that stands for a submission; its id is random, so it cannot be found by trying. */
export function digestSubmission(submissionId: string): string {
  return sha256(`submission:${submissionId}`);
}

/** What a judging binds beside its own row. */
export type JudgedSubmission = {
  readonly id: string;
  readonly userId: string | null;
  readonly question: string;
  readonly answer: string;
  readonly paidAt: Date | null;
  /** When its campaign was opened again by an owner who knew the paid answers. */
  readonly reopenings: readonly number[];
};

type KeyedDigests = Pick<ScoreBody, 'answer' | 'fan' | 'explanation'>;

/** Returns the digest, with the key of a submission, of something about it: what it is, and what it says. */
export function digestKeyed(key: string, ...parts: readonly (string | null)[]): string {
  return hmacSha256(key, JSON.stringify(parts));
}

type ScoreColumns = Omit<typeof scores.$inferSelect, 'hash' | 'previousHash' | 'id' | 'position'>;

/** Returns the digests of what an erasure takes away. */
export function digestPersonal(
  key: string,
  { userId, question, answer }: JudgedSubmission,
  { explanationNl, explanationEn }: Pick<ScoreColumns, 'explanationNl' | 'explanationEn'>,
): KeyedDigests {
  return {
    answer: digestKeyed(key, 'answer', question, answer),
    fan: digestKeyed(key, 'fan', userId),
    explanation: { nl: digestKeyed(key, 'nl', explanationNl), en: digestKeyed(key, 'en', explanationEn) },
  };
}

/** Returns what the entry of a judging says. The same row, digests, times and salt always make the same body. */
export function toScoreBody(
  row: ScoreColumns,
  keyed: KeyedDigests,
  { paidAt, reopenings }: Pick<JudgedSubmission, 'paidAt' | 'reopenings'>,
  bodySalt: string,
): ScoreBody {
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
