import { z } from 'zod';
import { encodeMessage } from '../platform/contract.ts';
import {
  ACTION_REASON_MAX,
  ACTION_REASON_MIN,
  ACTION_REASON_TOO_LONG,
  ACTION_REASON_TOO_SHORT,
} from './rules.ts';

/** Why an admin does something by hand. */
export const ActionReason = z.object({
  reason: z
    .string({ error: encodeMessage(ACTION_REASON_TOO_SHORT) })
    .trim()
    .min(ACTION_REASON_MIN, encodeMessage(ACTION_REASON_TOO_SHORT))
    .max(ACTION_REASON_MAX, encodeMessage(ACTION_REASON_TOO_LONG)),
});
export type ActionReason = z.infer<typeof ActionReason>;
