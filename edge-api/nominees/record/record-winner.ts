import type { campaigns } from '../../campaigns/table.ts';
import { createSalt, digestKeyed, digestSubmission, type NewEntry } from '../../scoring/index.ts';
import type { AboutAnswer, ReservesBody, WinnerBody, WinnerEndedBody } from './entry-bodies.ts';

type Campaign = typeof campaigns.$inferSelect;

export type ChosenWinner = {
  readonly submissionId: string;
  /** Place of its score in the record; null where it has none. */
  readonly position: number | null;
  readonly slot: number;
  /** Why this one, if the owner says. */
  readonly sentence: string | null;
  readonly email: string;
};

/** Returns the entry of those who are asked, in this order, when a winner does not come. */
export function toReservesEntry(submissionIds: readonly string[], chosenAt: Date): NewEntry {
  const body: ReservesBody = {
    salt: createSalt(),
    submissions: submissionIds.map(digestSubmission),
    chosenAt: chosenAt.getTime(),
    by: 'owner',
  };
  return { kind: 'reserves', body };
}

/** Returns the entry of the end of a winner's place. */
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

/** Returns what the entry of a winner says about them, and what their campaign promised; `key` is that of its digests. */
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
