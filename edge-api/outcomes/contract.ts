import { z } from 'zod';
import { ActionReason } from '../admin-log/contract.ts';
import { isEventDate } from '../campaigns/event-time-rules.ts';
import { encodeMessage } from '../platform/contract.ts';
import { DAY_REQUIRED } from './rules.ts';

/** Length of a day written as yyyy-mm-dd. */
const DAY_LENGTH = 10;

/** The last day granted to an owner who asked for more time, and the admin's reason. */
export const MoreTime = ActionReason.extend({
  until: z
    .string()
    .max(DAY_LENGTH, encodeMessage(DAY_REQUIRED))
    .refine(isEventDate, encodeMessage(DAY_REQUIRED)),
});
export type MoreTime = z.infer<typeof MoreTime>;
