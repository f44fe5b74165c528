import { z } from 'zod';
import { Email } from '../accounts/contract.ts';
import { ID_MAX, LANGUAGES } from '../platform/rules.ts';
import { REMINDER_STATES, REMINDER_SUBJECTS } from './rules.ts';

const TOKEN_MAX = 1000;

/** A reminder of a campaign, or of its celebrity's next campaigns; requires an address without a session. */
export const NewReminder = z.object({
  campaignId: z.string().max(ID_MAX),
  about: z.enum(REMINDER_SUBJECTS),
  email: Email.optional(),
  language: z.enum(LANGUAGES).optional(),
});
export type NewReminder = z.infer<typeof NewReminder>;

/** The same result whether or not the address is known. */
export const ReminderResult = z.object({ state: z.enum(REMINDER_STATES) });
export type ReminderResult = z.infer<typeof ReminderResult>;

/** Which reminders of a campaign and its celebrity the caller has. */
export const OwnReminders = z.object({ campaign: z.boolean(), celebrity: z.boolean() });
export type OwnReminders = z.infer<typeof OwnReminders>;

export const ReminderQuery = z.object({ about: z.enum(REMINDER_SUBJECTS) });

/** The token in the link of a mail. */
export const ReminderToken = z.object({ token: z.string().max(TOKEN_MAX) });
export type ReminderToken = z.infer<typeof ReminderToken>;

export const ConfirmedReminder = z.object({ about: z.enum(REMINDER_SUBJECTS) });
export type ConfirmedReminder = z.infer<typeof ConfirmedReminder>;
