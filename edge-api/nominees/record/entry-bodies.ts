import { z } from 'zod';
import type { EntryRow } from '../../scoring/index.ts';

const salt = z.string();
const digest = z.string();
const position = z.number().int();

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

/** What an entry about an answer says of it. */
export type AboutAnswer<Body> = Omit<Body, 'salt' | 'submission'>;

/** Returns the entries of a kind with their bodies, in order; undefined is one that this code does not write. */
export function listBodies<Schema extends z.ZodType>(
  entries: readonly EntryRow[],
  kind: EntryRow['kind'],
  schema: Schema,
) {
  return entries
    .filter((entry) => entry.kind === kind)
    .map((entry) => ({ position: entry.position, body: parseBody(schema, entry) }));
}

/** Returns the body of an entry, undefined when it is none that this code writes. */
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
