import { z } from 'zod';
import { STUCK_STATES } from './rules.ts';

/** A selection that does not go on by itself, or not yet, as an admin sees it. */
export const StuckSelection = z.object({
  /** The campaign's id. */
  id: z.string(),
  campaign: z.object({ slug: z.string(), name: z.string(), artistName: z.string() }),
  state: z.enum(STUCK_STATES),
  /** Runs so far. */
  attempts: z.number().int(),
  since: z.iso.datetime(),
  /** Null while a try goes on, and after the last one. */
  nextTryAt: z.iso.datetime().nullable(),
  waitingAnswers: z.number().int(),
  lastError: z.string().nullable(),
});
export type StuckSelection = z.infer<typeof StuckSelection>;

export const StuckSelectionsPage = z.object({ docs: z.array(StuckSelection), hasMore: z.boolean() });
export type StuckSelectionsPage = z.infer<typeof StuckSelectionsPage>;
