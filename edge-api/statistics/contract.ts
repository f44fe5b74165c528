import { z } from 'zod';
import { FUNNEL, STATISTICS_SOURCES } from './rules.ts';

/** A count; `few` is below 5, `hidden` is one from which such a count could be derived. */
const ShownCount = z.union([z.number().int(), z.enum(['few', 'hidden'])]);
const Counts = z.record(z.enum(FUNNEL), ShownCount);

/**
 * A campaign's answers as its owner sees them: begun, checkout opened, and paid, each on its own Dutch day,
 * `YYYY-MM-DD`. Empty days are left out, and days with small counts are joined.
 */
export const Statistics = z.object({
  campaign: z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    winnersSelected: z.boolean(),
    opensAt: z.string(),
    /** When it was closed, else the deadline; null without either. */
    closesAt: z.string().nullable(),
  }),
  total: Counts,
  days: z.array(z.object({ day: z.string(), until: z.string(), counts: Counts })),
  /** `origin` is the site of a widget. */
  sources: z.array(
    z.object({ source: z.enum(STATISTICS_SOURCES), origin: z.string().nullable(), counts: Counts }),
  ),
});
export type Statistics = z.infer<typeof Statistics>;
