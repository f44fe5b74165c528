import type { Traffic } from '../../support/count-traffic.ts';

/** What a public page may fetch on a phone: until it has settled, and of scripts once all of it was seen. */
export type PageBudget = Traffic;

/** By the page's path; `{slug}` is an open campaign's. */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  '/nl': { requests: 11, kB: 152, scriptKB: 90 },
  '/nl/campaigns/{slug}': { requests: 13, kB: 119, scriptKB: 96 },
  '/nl/campaigns': { requests: 16, kB: 160, scriptKB: 3 },
  '/nl/login': { requests: 7, kB: 65, scriptKB: 3 },
  '/nl/terms': { requests: 7, kB: 60, scriptKB: 3 },
  '/nl/how-it-works': { requests: 7, kB: 65, scriptKB: 3 },
  '/embed/{slug}': { requests: 4, kB: 54, scriptKB: 19 },
};
