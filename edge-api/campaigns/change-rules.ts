import { DAY_MS, type Language, type LocalizedText } from '../platform/rules.ts';
import { EVENT_TIME_ZONE } from './rules.ts';

/** What of a campaign fans rely on, and that may still change: instants are UTC milliseconds. */
export type MeetingFacts = {
  readonly name: string;
  readonly plannedAt: number | null;
  readonly plannedLocation: string | null;
};

/** How long fans who paid may take their money back because the meeting moved. */
export const TAKE_BACK_MS = 7 * DAY_MS;
/** Times that a meeting may move within a day: each mails everyone who paid. */
export const MOVES_PER_DAY = 3;
/** A change of at most this many characters, and of this part of a text, corrects its spelling. */
const SPELLING_CHARACTERS_MAX = 3;
const SPELLING_PART_MAX = 0.2;

export const NAME_LOCKED: LocalizedText = {
  en: 'Fans have already taken part, so only a spelling mistake in the title can still be corrected',
  nl: 'Er doen al fans mee, dus in de titel kun je alleen nog een spelfout verbeteren',
};
export const TAKE_BACK_OVER: LocalizedText = {
  en: 'This link no longer works: it does for seven days after the meeting moved, for a payment from before that.',
  nl: 'Deze link werkt niet meer: dat doet hij tot zeven dagen na de verplaatsing, voor een betaling van daarvoor.',
};

/** Returns whether a text differs from another one by its spelling alone; a number in it is more than that. */
export function isSpelling(before: string, after: string): boolean {
  const toNumbers = (text: string) => text.replace(/\D+/g, ' ').trim();
  const max = Math.min(SPELLING_CHARACTERS_MAX, Math.floor(Array.from(before).length * SPELLING_PART_MAX));
  return toNumbers(before) === toNumbers(after) && countEdits(before, after) <= max;
}

/** Returns how many characters have to be added, left out or replaced to make one text of another (Levenshtein). */
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

const WHEN = { timeZone: EVENT_TIME_ZONE, dateStyle: 'full', timeStyle: 'short' } as const;
const FORMATS = { nl: new Intl.DateTimeFormat('nl-NL', WHEN), en: new Intl.DateTimeFormat('en-GB', WHEN) };
const OPEN: LocalizedText = { nl: 'datum volgt', en: 'date to follow' };

/** Formats when and where a meeting is, in Dutch time. */
export function formatMeeting(
  { plannedAt, plannedLocation }: Pick<MeetingFacts, 'plannedAt' | 'plannedLocation'>,
  language: Language,
): string {
  const when = plannedAt === null ? OPEN[language] : FORMATS[language].format(plannedAt);
  return [when, ...(plannedLocation ? [plannedLocation] : [])].join(', ');
}

/** What fans were told first of the title, and last of the place: small corrections in a row do not add up to more. */
type AnnouncedFacts = Pick<MeetingFacts, 'name' | 'plannedLocation'>;

/** Returns what fans were told, from a campaign as it is and its changes, the first one first. */
export function toAnnounced(
  now: AnnouncedFacts,
  changes: readonly {
    readonly before: MeetingFacts;
    readonly after: MeetingFacts;
    readonly refundUntil: unknown;
  }[],
): AnnouncedFacts {
  const [first] = changes;
  const moved = changes.findLast(({ refundUntil }) => refundUntil !== null);
  const { plannedLocation } = moved?.after ?? first?.before ?? now;
  return { name: first?.before.name ?? now.name, plannedLocation };
}

/**
 * Returns whether a meeting that fans were told of takes place elsewhere or at another time: what had no date or place yet
 * may get one.
 */
export function hasMoved(
  before: MeetingFacts,
  after: MeetingFacts,
  { plannedLocation: place }: AnnouncedFacts,
): boolean {
  const isElsewhere =
    before.plannedLocation !== after.plannedLocation &&
    place !== null &&
    !isSpelling(place, after.plannedLocation ?? '');
  return isElsewhere || (before.plannedAt !== null && before.plannedAt !== after.plannedAt);
}
