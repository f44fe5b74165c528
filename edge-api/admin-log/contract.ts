import { z } from 'zod';
import { readableText } from '../platform/contract.ts';
import { ACTION_REASON } from './rules.ts';

/** Why an admin does something by hand. */
export const ActionReason = z.object({ reason: readableText(ACTION_REASON) });
export type ActionReason = z.infer<typeof ActionReason>;
