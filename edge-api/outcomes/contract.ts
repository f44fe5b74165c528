import { z } from 'zod';
import { ActionReason } from '../admin-log/contract.ts';
import { isEventDate } from '../campaigns/event-time-rules.ts';
import { encodeMessage } from '../platform/contract.ts';
import { DAY_REQUIRED } from './rules.ts';

/** The last day that an owner has who asked for more time, and how the admin knows. */
export const MoreTime = ActionReason.extend({
  until: z.string().refine(isEventDate, encodeMessage(DAY_REQUIRED)),
});
export type MoreTime = z.infer<typeof MoreTime>;
