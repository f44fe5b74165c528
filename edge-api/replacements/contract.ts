import { z } from 'zod';
import { ID_MAX } from '../platform/rules.ts';

/** What rejecting a charity means now: its campaigns that would wait for another one, and what fans paid for them. */
export const CharityImpact = z.object({
  openCampaigns: z.number().int(),
  closedCampaigns: z.number().int(),
  payments: z.number().int(),
  paidCents: z.number().int(),
});
export type CharityImpact = z.infer<typeof CharityImpact>;

/** The approved charity that takes the place of a rejected one. */
export const Replacement = z.object({ charity: z.string().min(1).max(ID_MAX) });
export type Replacement = z.infer<typeof Replacement>;
