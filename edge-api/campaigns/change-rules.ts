import { DAY_MS, type Language, type LocalizedText } from '../platform/rules.ts';
import { formatMoment } from './event-time-rules.ts';
import { FLEXIBLE_DAYS } from './rules.ts';

/** The facts of a meeting that fans rely on and that may still change. Instants are UTC milliseconds. */
export type MeetingFacts = {
  readonly name: string;
  readonly plannedAt: number | null;
  readonly plannedLocation: string | null;
};

/** How long fans can get a refund after the meeting moved. */
export const TAKE_BACK_MS = 7 * DAY_MS;
/** How often a meeting may move per day, because each move mails everyone who paid. */
export const MOVES_PER_DAY = 3;
/** A spelling correction changes at most this many characters and at most this fraction of a text. */
const SPELLING_CHARACTERS_MAX = 3;
const SPELLING_PART_MAX = 0.2;

export const NAME_LOCKED: LocalizedText = {
  en: 'Fans have already taken part, so only a spelling mistake in the title can still be corrected',
  nl: 'Er doen al fans mee, dus in de titel kun je alleen nog een spelfout verbeteren',
};
export const MEETING_TOO_LATE: LocalizedText = {
  en: 'Fans were promised a Power Hour within a year: choose an earlier date',
  nl: 'Fans is een Power Hour binnen een jaar beloofd: kies een eerdere datum',
};
export const TAKE_BACK_OVER: LocalizedText = {
  en: 'This link has expired. It works for seven days after the meeting moved, for payments made before that.',
  nl: 'Deze link is verlopen. Hij werkt zeven dagen na de verplaatsing, voor betalingen van daarvoor.',
};

/** Returns whether a date is later than the year within which flexible planning promised the meeting. */
export function isTooLate(plannedAt: Date | null, now: Date): boolean {
  return plannedAt !== null && plannedAt.getTime() > now.getTime() + FLEXIBLE_DAYS * DAY_MS;
}

/** Returns whether two texts differ only by a spelling correction; a changed number is never one. */
export function isSpelling(before: string, after: string): boolean {
  const toNumbers = (text: string) => text.replace(/\D+/g, ' ').trim();
  const max = Math.min(SPELLING_CHARACTERS_MAX, Math.floor(Array.from(before).length * SPELLING_PART_MAX));
  return toNumbers(before) === toNumbers(after) && countEdits(before, after) <= max;
}

/** Returns whether a place is only spelt differently, with the same short words and initials: no other hall or side. */
function isSamePlace(before: string, after: string): boolean {
  const toMarks = (text: string) => text.match(/(?<!\p{L})\p{L}(?:\p{L}{0,3}(?!\p{L}))?/gu)?.join(' ');
  return toMarks(before) === toMarks(after) && isSpelling(before, after);
}

function countEdits(before: string, after: string): number {
  const target = Array.from(after);
  let row = Array.from({ length: target.length + 1 }, (_, at) => at);
  for (const [index, from] of Array.from(before).entries()) {
    const next = [index + 1];
    for (const [at, to] of target.entries())
      next.push(
        Math.min((row[at] ?? 0) + (from === to ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

const OPEN: LocalizedText = { nl: 'datum volgt', en: 'date to follow' };

/** Formats when and where a meeting is. */
export function formatMeeting(
  { plannedAt, plannedLocation }: Pick<MeetingFacts, 'plannedAt' | 'plannedLocation'>,
  language: Language,
): string {
  const when = plannedAt === null ? OPEN[language] : formatMoment(new Date(plannedAt), language);
  return [when, ...(plannedLocation ? [plannedLocation] : [])].join(', ');
}

/**
 * Returns the facts as announced to fans, given a campaign's current ones and its changes, oldest first: the title as
 * first announced, date and place as last announced, also if withdrawn since, so that small corrections do not add up.
 */
export function toAnnounced(
  now: MeetingFacts,
  changes: readonly (Readonly<Record<'before' | 'after', MeetingFacts>> & {
    readonly refundUntil: unknown;
  })[],
): MeetingFacts {
  let place: string | null = null;
  for (const { before, after, refundUntil } of changes)
    place = (refundUntil === null ? null : after.plannedLocation) ?? place ?? before.plannedLocation;
  const dated = changes.findLast(({ before }) => before.plannedAt !== null);
  const plannedAt = now.plannedAt ?? dated?.before.plannedAt ?? null;
  const name = changes[0]?.before.name ?? now.name;
  return { name, plannedAt, plannedLocation: place ?? now.plannedLocation };
}

/** Returns whether an announced time or place changes. A first date is no move; replacing a withdrawn one is. */
export function hasMoved(
  before: MeetingFacts,
  after: MeetingFacts,
  { plannedAt, plannedLocation: place }: MeetingFacts,
): boolean {
  const isElsewhere =
    before.plannedLocation !== after.plannedLocation &&
    place !== null &&
    !isSamePlace(place, after.plannedLocation ?? '');
  return isElsewhere || (plannedAt !== null && before.plannedAt !== after.plannedAt);
}
