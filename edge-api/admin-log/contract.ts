import { z } from 'zod';
import { readableText } from '../platform/contract.ts';
import { ACTION_REASON, ADMIN_NOTE } from './rules.ts';

/** Why an admin takes a manual action. */
export const ActionReason = z.object({ reason: readableText(ACTION_REASON) });
export type ActionReason = z.infer<typeof ActionReason>;

/** An admin's note about a person, a campaign or a payment. */
export const AdminNote = z.object({ text: readableText(ADMIN_NOTE) });
export type AdminNote = z.infer<typeof AdminNote>;
