import type { Traffic } from '../../support/count-traffic.ts';

/** What a public page may fetch on a phone until it has settled, with the scripts once all of it was seen. */
export type PageBudget = Traffic;

/** Budgets by the page's path; `{slug}` is an open campaign's. */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  '/nl': { requests: 13, kB: 152, htmlKB: 24.4, scriptKB: 105.7 },
  '/nl/campaigns/{slug}': { requests: 13, kB: 112, htmlKB: 23.7, scriptKB: 97.7 },
  '/nl/campaigns': { requests: 19, kB: 180, htmlKB: 22.3, scriptKB: 1.8 },
  '/nl/login': { requests: 7, kB: 62, htmlKB: 16.3, scriptKB: 1.8 },
  '/nl/terms': { requests: 8, kB: 59, htmlKB: 11.6, scriptKB: 1.8 },
  '/nl/how-it-works': { requests: 8, kB: 64, htmlKB: 15.9, scriptKB: 1.8 },
  '/embed/{slug}': { requests: 6, kB: 88, htmlKB: 11, scriptKB: 19.2 },
};
