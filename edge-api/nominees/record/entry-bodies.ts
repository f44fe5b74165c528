import { z } from 'zod';
import type { EntryRow } from '../../scoring/index.ts';

const salt = z.string();
const digest = z.string();
const position = z.number().int();

/**
 * All scored eligible answers, in order: position of the score, rank, and the strength that ranks it. The first
 * `finalists` answers are ranked by their final, in which ties share a rank, the others by score. It also binds the
 * closing time and the judge's trials so far.
 */
export const RankingBody = z.object({
  salt,
  closedAt: z.number().nullable(),
  trials: digest,
  finalists: z.number().int(),
  answers: z.array(z.tuple([position, z.number().int(), z.number()])),
});
export type RankingBody = z.infer<typeof RankingBody>;

/** The answers nominated from a ranking: the position of each score, why, and by whom: a role, never a name. */
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
 * An answer that the owner nominated, with a keyed digest of the sentence, or whose nomination they took back (null).
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
 * A winner: the position of the score, null if the answer has none, and digests of the owner's sentence, if any, and of
 * the winner's address, keyed with the submission's key. It also binds the campaign's deadline, and whether it has two
 * winners. `by` is the system for a winner who replaces another.
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

/** The answers that are asked, in this order, when a winner drops out. */
export const ReservesBody = z.object({
  salt,
  submissions: z.array(digest),
  chosenAt: z.number(),
  by: z.literal('owner'),
});
export type ReservesBody = z.infer<typeof ReservesBody>;

/** A winner whose place became free, and why. */
export const WinnerEndedBody = z.object({
  salt,
  submission: digest,
  slot: z.number().int(),
  cause: z.string(),
  endedAt: z.number(),
});
export type WinnerEndedBody = z.infer<typeof WinnerEndedBody>;

/** A winner's new address, as a digest keyed with the submission's key. */
export const AddressBody = z.object({ salt, submission: digest, address: digest });
export type AddressBody = z.infer<typeof AddressBody>;

/** An answer that was withdrawn after a report. */
export const WithdrawnBody = z.object({ salt, submission: digest, withdrawnAt: z.number() });
export type WithdrawnBody = z.infer<typeof WithdrawnBody>;

/**
 * The campaign takes answers again: its nominees and owner nominations no longer count. `answersOpenedAt` is when the
 * owner first read paid answers, null if they have not.
 */
export const ReopenedBody = z.object({
  salt,
  reopenedAt: z.number(),
  answersOpenedAt: z.number().nullable(),
  by: z.literal('owner'),
});
export type ReopenedBody = z.infer<typeof ReopenedBody>;

/** What a fan says was overlooked in their answer, as a digest keyed with the answer's key. */
export const ContestBody = z.object({ salt, submission: digest, overlooked: digest, askedAt: z.number() });
export type ContestBody = z.infer<typeof ContestBody>;

/** The owner's reply to a contest, as a keyed digest, and whether the answer was a nominee at that time. */
export const ContestReplyBody = z.object({
  salt,
  submission: digest,
  reply: digest,
  nominated: z.boolean(),
  repliedAt: z.number(),
});
export type ContestReplyBody = z.infer<typeof ContestReplyBody>;

/** The body of an entry about an answer, without salt and submission. */
export type AboutAnswer<Body> = Omit<Body, 'salt' | 'submission'>;

/** Returns the entries of a kind with their bodies, in order; a body is undefined if this code did not write it. */
export function listBodies<Schema extends z.ZodType>(
  entries: readonly EntryRow[],
  kind: EntryRow['kind'],
  schema: Schema,
) {
  return entries
    .filter((entry) => entry.kind === kind)
    .map((entry) => ({ position: entry.position, body: parseBody(schema, entry) }));
}

/** Returns the body of an entry, undefined if this code cannot have written it. */
export function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  { body }: Pick<EntryRow, 'body'>,
): z.infer<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(body)).data;
  } catch {
    return undefined;
  }
}
