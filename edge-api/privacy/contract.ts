import { z } from 'zod';
import { ROLES } from '../platform/rules.ts';

/** What was created with an address before another browser verified it. */
export const EarlierWork = z.object({
  name: z.string(),
  role: z.enum(ROLES),
  registeredAt: z.iso.datetime(),
  campaigns: z.array(z.object({ id: z.string(), name: z.string() })),
  answers: z.array(z.object({ id: z.string(), campaign: z.string(), answer: z.string() })),
});
export type EarlierWork = z.infer<typeof EarlierWork>;

/** Whether the person keeps it, or has it deleted with the account. */
export const ReviewAccount = z.object({ keep: z.boolean() });
export type ReviewAccount = z.infer<typeof ReviewAccount>;
