import { z } from 'zod';
import { ActionReason } from '../admin-log/contract.ts';
import { isEventDate } from '../campaigns/event-time-rules.ts';
import { encodeMessage } from '../platform/contract.ts';
import { DAY_REQUIRED } from './rules.ts';

/** Of a day as yyyy-mm-dd. */
const DAY_LENGTH = 10;

/** The last day that an owner has who asked for more time, and how the admin knows. */
export const MoreTime = ActionReason.extend({
  until: z
    .string()
    .max(DAY_LENGTH, encodeMessage(DAY_REQUIRED))
    .refine(isEventDate, encodeMessage(DAY_REQUIRED)),
});
export type MoreTime = z.infer<typeof MoreTime>;
