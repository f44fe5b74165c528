import { z } from 'zod';
import { readableText } from '../platform/contract.ts';
import {
  ACTION_REASON_MAX,
  ACTION_REASON_MIN,
  ACTION_REASON_TOO_LONG,
  ACTION_REASON_TOO_SHORT,
} from './rules.ts';

/** Why an admin does something by hand. */
export const ActionReason = z.object({
  reason: readableText({
    min: ACTION_REASON_MIN,
    tooShort: ACTION_REASON_TOO_SHORT,
    max: ACTION_REASON_MAX,
    tooLong: ACTION_REASON_TOO_LONG,
  }),
});
export type ActionReason = z.infer<typeof ActionReason>;
