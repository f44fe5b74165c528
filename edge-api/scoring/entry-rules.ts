/**
 * The kinds of entries in a selection's record. `re-reading` is a judgement that the owner asked for again,
 * `owner-nomination` an answer that the owner nominated in addition, or whose nomination they took back, `contest` what
 * a fan says was overlooked in their answer, `contest-reply` the owner's reply, `reserves` who is asked when a winner
 * drops out, `winner-ended` the end of a winner's place, after which `winner` names the next one, `address` the new
 * address of a winner, `withdrawn` an answer that was withdrawn after a report, `reopened` the end of all nominations
 * and contests so far, when fans could take part again.
 */
export const ENTRY_KINDS = [
  'brief',
  'score',
  're-reading',
  'ranking',
  'nomination',
  'owner-nomination',
  'contest',
  'contest-reply',
  'reserves',
  'winner',
  'winner-ended',
  'address',
  'withdrawn',
  'reopened',
  'erased',
] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

export const ENTRY_FORMAT = 2;

/** The previous hash of a campaign's first entry. */
export const CHAIN_START = '';

/** The public part of an entry. `digest` is that of its body; `writtenAt` is in milliseconds. */
export type PublicEntry = {
  readonly position: number;
  readonly kind: EntryKind;
  readonly format: number;
  readonly writtenAt: number;
  readonly digest: string;
  readonly hash: string;
};

/** Returns the text whose SHA-256 is the hash of an entry. */
export function toHashInput(
  campaignId: string,
  { position, kind, format, writtenAt, digest }: Omit<PublicEntry, 'hash'>,
  previousHash: string,
): string {
  return JSON.stringify([format, campaignId, position, kind, writtenAt, digest, previousHash]);
}

/** The position of an answer in the record of its campaign. */
export type Receipt = { readonly position: number; readonly hash: string };

/** Formats a receipt as people keep it: `12-9f86d0…`. */
export function formatReceipt({ position, hash }: Receipt): string {
  return `${position}-${hash}`;
}

const RECEIPT = /^(?!0+-)(\d{1,9})-([0-9a-f]{64})$/;

/** Parses a receipt, ignoring white space in and around it; undefined for any other text. */
export function parseReceipt(text: string): Receipt | undefined {
  const [, position, hash] = RECEIPT.exec(text.replace(/\s/g, '').toLowerCase()) ?? [];
  return hash === undefined ? undefined : { position: Number(position), hash };
}
