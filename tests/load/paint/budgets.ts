import type { Traffic } from '../../support/count-traffic.ts';

/** What a public page may fetch at most, on a phone: until it has settled, and of scripts once all of it was seen. */
export type PageBudget = Pick<Traffic, 'requests' | 'kB' | 'scriptKB'>;

/** By the page's path; `{slug}` is an open campaign's. */
export const PAGE_BUDGETS: Readonly<Record<string, PageBudget>> = {
  '/nl': { requests: 20, kB: 200, scriptKB: 100 },
  '/nl/campaigns/{slug}': { requests: 20, kB: 200, scriptKB: 100 },
  '/nl/campaigns': { requests: 20, kB: 260, scriptKB: 3 },
  '/nl/login': { requests: 14, kB: 160, scriptKB: 100 },
  '/nl/terms': { requests: 8, kB: 70, scriptKB: 3 },
  '/nl/how-it-works': { requests: 12, kB: 80, scriptKB: 3 },
  '/embed/{slug}': { requests: 3, kB: 32, scriptKB: 18 },
};
