import { SOURCES } from '../submissions/rules.ts';
import type { LocalizedText } from '../platform/rules.ts';

/** A count below this is not shown: it could be about people whom its reader knows. */
export const COUNT_SHOWN_MIN = 5;
/** Sites with the widget that have a row of their own; those with most answers come first. */
export const ORIGINS_SHOWN_MAX = 50;
/** Hours with answers that are read, more than a year of them. */
export const HOURS_MAX = 10_000;

/** What is counted of the answers, in the order in which a fan gets there. */
export const FUNNEL = ['begun', 'checkouts', 'paid'] as const;
export type Funnel = (typeof FUNNEL)[number];

/** The sources of answers; `other-sites` are the widget's sites that have no row of their own. */
export const STATISTICS_SOURCES = [...SOURCES, 'other-sites'] as const;

export const ANSWERS_NOT_EXPORTED: LocalizedText = {
  en: 'The answers can be downloaded once the winners are chosen.',
  nl: 'De antwoorden kun je downloaden zodra de winnaars gekozen zijn.',
};

/** A count, or why it is not shown: it is too small, or it would betray one that is. */
export type ShownCount = number | 'few' | 'hidden';

/** The counts of a row: of a day, of a source or of the whole campaign. */
export type Counts = Readonly<Record<Funnel, number>>;
export type ShownCounts = Readonly<Record<Funnel, ShownCount>>;

/**
 * Returns tables of rows, each with the same total, as they are shown with it. Where the total minus the counts that are
 * shown would tell those that are small, the smallest other row is not shown either; where no row is left for that,
 * neither the total nor any row is.
 */
export function hideSmallCounts(
  total: Counts,
  tables: readonly (readonly Counts[])[],
): { readonly total: ShownCounts; readonly tables: readonly (readonly ShownCounts[])[] } {
  const hidden = tables.map(findRowsToHide);
  const isTelling = hidden.includes('all');
  return {
    total: mapCounts(total, isTelling),
    tables: tables.map((rows, table) =>
      rows.map((row, at) =>
        mapCounts(row, isTelling || (hidden[table] !== 'all' && !!hidden[table]?.has(at))),
      ),
    ),
  };
}

const mapCounts = (counts: Counts, isHidden: boolean): ShownCounts => {
  const show = (count: number) => (count < COUNT_SHOWN_MIN ? 'few' : isHidden ? 'hidden' : count);
  return { begun: show(counts.begun), checkouts: show(counts.checkouts), paid: show(counts.paid) };
};

/** Finds the rows without which the small counts of a table cannot be told; `all` when even that is not enough. */
function findRowsToHide(rows: readonly Counts[]): ReadonlySet<number> | 'all' {
  const hidden = new Set<number>();
  for (;;) {
    const step = FUNNEL.find((each) => isTold(rows, each, hidden));
    if (!step) return hidden;
    const [next] = [...rows.keys()]
      .filter((at) => !hidden.has(at) && (rows[at]?.[step] ?? 0) >= COUNT_SHOWN_MIN)
      .toSorted((a, b) => (rows[a]?.[step] ?? 0) - (rows[b]?.[step] ?? 0));
    if (next === undefined) return 'all';
    hidden.add(next);
  }
}

/** Returns whether what is left of a column's total tells its small counts: one alone, all nothing, or all the most. */
function isTold(rows: readonly Counts[], step: Funnel, hidden: ReadonlySet<number>): boolean {
  const counts = rows.map((row) => row[step]);
  const sum = (some: readonly number[]) => some.reduce((total, count) => total + count, 0);
  const small = counts.filter((count) => count < COUNT_SHOWN_MIN);
  const others = counts.filter((count, at) => count >= COUNT_SHOWN_MIN && hidden.has(at));
  if (small.length === 0 || sum(counts) < COUNT_SHOWN_MIN) return false;
  if (others.length === 0 && small.length === 1) return true;
  const rest = sum(small) + sum(others);
  const isLeast = rest === others.length * COUNT_SHOWN_MIN;
  return isLeast || (others.length === 0 && rest === small.length * (COUNT_SHOWN_MIN - 1));
}
