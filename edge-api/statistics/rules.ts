import { SOURCES } from '../submissions/rules.ts';
import type { LocalizedText } from '../platform/rules.ts';

/** Counts below this are not shown: they could reveal something about people whom the reader knows. */
export const COUNT_SHOWN_MIN = 5;
/** Maximum number of widget sites with their own row; those with the most answers come first. */
export const ORIGINS_SHOWN_MAX = 50;
/** Maximum number of hours with answers that are read: more than a year. */
export const HOURS_MAX = 10_000;

/** The counted steps of an answer, in the order in which a fan takes them. */
export const FUNNEL = ['begun', 'checkouts', 'paid'] as const;
export type Funnel = (typeof FUNNEL)[number];

/** The sources of answers; `other-sites` are the widget sites without their own row. */
export const STATISTICS_SOURCES = [...SOURCES, 'other-sites'] as const;

export const ANSWERS_NOT_EXPORTED: LocalizedText = {
  en: 'The answers can be downloaded once the winners are chosen.',
  nl: 'De antwoorden kun je downloaden zodra de winnaars gekozen zijn.',
};

/** A count, or why it is not shown: it is too small, or would reveal one that is. */
export type ShownCount = number | 'few' | 'hidden';

/** The counts of a day, of a source or of the whole campaign. */
export type Counts = Readonly<Record<Funnel, number>>;
export type ShownCounts = Readonly<Record<Funnel, ShownCount>>;

type Period = { readonly day: string; readonly until: string; readonly counts: Counts };

/** Returns the sum of each step over all rows. */
export function addUpCounts(rows: readonly { readonly counts: Counts }[]): Counts {
  const sum = (step: Funnel) => rows.reduce((total, { counts }) => total + counts[step], 0);
  return { begun: sum('begun'), checkouts: sum('checkouts'), paid: sum('paid') };
}

/** Joins days until none of a period's counts is small; the days left over at the end join the last period. */
export function toPeriods(days: readonly Omit<Period, 'until'>[]): readonly Period[] {
  const isSmall = ({ counts }: Period) => FUNNEL.some((step) => counts[step] < COUNT_SHOWN_MIN);
  const join = (one: Period, next: Period) => ({ ...next, day: one.day, counts: addUpCounts([one, next]) });
  const periods: Period[] = [];
  for (const each of days) {
    const [day, last] = [{ ...each, until: each.day }, periods.at(-1)];
    if (last && isSmall(last)) periods.splice(-1, 1, join(last, day));
    else periods.push(day);
  }
  const [before, rest] = periods.slice(-2);
  return before && rest && isSmall(rest) ? periods.toSpliced(-2, 2, join(before, rest)) : periods;
}

/**
 * Hides the small counts of a table whose total is known. If the total minus the visible counts would reveal the small
 * ones, also hides the smallest other row; if no row is left to hide, hides which of the counts are small.
 */
export function hideSmallCounts(rows: readonly Counts[]): readonly ShownCounts[] {
  const hidden = findRowsToHide(rows);
  return rows.map((row, at) => (hidden === 'all' ? HIDDEN : showCounts(row, hidden.has(at))));
}

const HIDDEN = { begun: 'hidden', checkouts: 'hidden', paid: 'hidden' } as const;

/** Returns counts without the small ones, or with all of them hidden. */
export function showCounts(counts: Counts, isHidden = false): ShownCounts {
  const show = (count: number) => (count < COUNT_SHOWN_MIN ? 'few' : isHidden ? 'hidden' : count);
  return { begun: show(counts.begun), checkouts: show(counts.checkouts), paid: show(counts.paid) };
}

/** Finds the rows to hide so that a table's small counts cannot be derived; `all` if hiding rows is not enough. */
function findRowsToHide(rows: readonly Counts[]): ReadonlySet<number> | 'all' {
  const hidden = new Set<number>();
  for (;;) {
    const step = FUNNEL.find((each) => isRevealed(rows, each, hidden));
    if (!step) return hidden;
    const [next] = [...rows.keys()]
      .filter((at) => !hidden.has(at) && (rows[at]?.[step] ?? 0) >= COUNT_SHOWN_MIN)
      .toSorted((a, b) => (rows[a]?.[step] ?? 0) - (rows[b]?.[step] ?? 0));
    if (next === undefined) return 'all';
    hidden.add(next);
  }
}

/** Returns whether the rest of a column's total reveals its small counts: there is one, or all are at a limit. */
function isRevealed(rows: readonly Counts[], step: Funnel, hidden: ReadonlySet<number>): boolean {
  const counts = rows.map((row) => row[step]);
  const sum = (some: readonly number[]) => some.reduce((total, count) => total + count, 0);
  const small = counts.filter((count) => count < COUNT_SHOWN_MIN);
  const others = counts.filter((count, at) => count >= COUNT_SHOWN_MIN && hidden.has(at));
  if (small.length === 0 || sum(counts) < COUNT_SHOWN_MIN) return false;
  if (others.length === 0 && small.length === 1) return true;
  const rest = sum(small) + sum(others);
  // A source is listed only once someone has started an answer there.
  const isLeast = rest <= (step === 'begun' ? small.length : 0) + others.length * COUNT_SHOWN_MIN;
  return isLeast || (others.length === 0 && rest === small.length * (COUNT_SHOWN_MIN - 1));
}
