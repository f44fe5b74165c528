import { z } from 'zod';
import { FUNNEL, STATISTICS_SOURCES } from './rules.ts';

/** A count; `few` is below 5, `hidden` one that would tell another that is. */
const ShownCount = z.union([z.number().int(), z.enum(['few', 'hidden'])]);
const Counts = z.record(z.enum(FUNNEL), ShownCount);

/**
 * What the owner of a campaign sees of its answers: begun, with a checkout opened, and paid, whatever became of the
 * payment. Days are of the Dutch calendar, `YYYY-MM-DD`, each by when it happened; days without any are left out.
 */
export const Statistics = z.object({
  campaign: z.object({ id: z.string(), slug: z.string(), name: z.string(), winnersSelected: z.boolean() }),
  total: Counts,
  days: z.array(z.object({ day: z.string(), counts: Counts })),
  /** `origin` is the site of a widget. */
  sources: z.array(
    z.object({ source: z.enum(STATISTICS_SOURCES), origin: z.string().nullable(), counts: Counts }),
  ),
});
export type Statistics = z.infer<typeof Statistics>;
