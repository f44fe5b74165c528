import type { Traffic } from '../../support/count-traffic.ts';

/** What a public page may fetch on a phone: until it has settled, and of scripts once all of it was seen. */
export type PageBudget = Traffic;

/** By the page's path; `{slug}` is an open campaign's. */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  '/nl': { requests: 11, kB: 152, htmlKB: 28.4, scriptKB: 106 },
  '/nl/campaigns/{slug}': { requests: 12, kB: 114, htmlKB: 27.6, scriptKB: 95 },
  '/nl/campaigns': { requests: 18, kB: 180, htmlKB: 24, scriptKB: 0 },
  '/nl/login': { requests: 7, kB: 62, htmlKB: 16.3, scriptKB: 0 },
  '/nl/terms': { requests: 7, kB: 59, htmlKB: 13.1, scriptKB: 0 },
  '/nl/how-it-works': { requests: 7, kB: 64, htmlKB: 17.5, scriptKB: 0 },
  '/embed/{slug}': { requests: 4, kB: 50, htmlKB: 10.6, scriptKB: 19 },
};
