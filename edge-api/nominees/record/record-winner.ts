import type { campaigns } from '../../campaigns/table.ts';
import { createSalt, digestKeyed, digestSubmission, type NewEntry } from '../../scoring/index.ts';
import type { AboutAnswer, ReservesBody, WinnerBody, WinnerEndedBody } from './entry-bodies.ts';

type Campaign = typeof campaigns.$inferSelect;

export type ChosenWinner = {
  readonly submissionId: string;
  /** Position of its score in the record; null if it has none. */
  readonly position: number | null;
  readonly slot: number;
  /** Why the owner chose this answer, if they say. */
  readonly sentence: string | null;
  readonly email: string;
};

/** Returns the entry of the answers that are asked, in this order, when a winner drops out. */
export function toReservesEntry(submissionIds: readonly string[], chosenAt: Date): NewEntry {
  const body: ReservesBody = {
    salt: createSalt(),
    submissions: submissionIds.map(digestSubmission),
    chosenAt: chosenAt.getTime(),
    by: 'owner',
  };
  return { kind: 'reserves', body };
}

/** Returns the entry for the end of a winner's place. */
export function toEndedEntry(
  { submissionId, slot, cause }: Pick<ChosenWinner, 'submissionId' | 'slot'> & Pick<WinnerEndedBody, 'cause'>,
  endedAt: Date,
): NewEntry {
  const body: WinnerEndedBody = {
    salt: createSalt(),
    submission: digestSubmission(submissionId),
    slot,
    cause,
    endedAt: endedAt.getTime(),
  };
  return { kind: 'winner-ended', body };
}

/** Returns the entry of a winner, which includes the campaign's promises; `key` is the key of the digests. */
export function toWinnerContent(
  { subscriptionDeadline, twoWinners }: Pick<Campaign, 'subscriptionDeadline' | 'twoWinners'>,
  { position, slot, sentence, email }: ChosenWinner,
  key: string,
  selectedAt: Date,
  by: WinnerBody['by'],
): AboutAnswer<WinnerBody> {
  return {
    position,
    slot,
    selectedAt: selectedAt.getTime(),
    sentence: sentence === null ? null : digestKeyed(key, 'sentence', sentence),
    address: digestKeyed(key, 'address', email),
    deadline: subscriptionDeadline?.getTime() ?? null,
    twoWinners,
    by,
  };
}
