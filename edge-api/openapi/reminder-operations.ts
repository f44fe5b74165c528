import { z } from 'zod';
import { ConfirmedReminder, OwnReminders, ReminderResult } from '../reminders/contract.ts';
import type { OperationDocs } from './operation-doc.ts';

const Own = z.object({ doc: OwnReminders });

/** Calls about reminders of campaigns, and of the next ones of a celebrity. */
export const REMINDER_OPERATIONS: OperationDocs = {
  'POST /api/reminders': {
    summary:
      'Ask for a reminder: set at once for the caller’s verified address, else confirmed by the link in a mail; the response is the same whether or not the address is known',
    access: 'anyone',
    answer: ReminderResult,
    errors: [404, 409, 429],
  },
  'POST /api/reminders/confirm': {
    summary: 'Confirm a reminder by the token of its mail',
    access: 'token',
    answer: ConfirmedReminder,
  },
  'POST /api/reminders/stop': {
    summary: 'Stop all reminders of an address by the token in one of its mails',
    access: 'token',
    answer: z.object({ ok: z.literal(true) }),
  },
  'GET /api/reminders/by-campaign/{id}': {
    summary: 'Which reminders of a campaign and its celebrity the caller has',
    access: 'person',
    answer: Own,
  },
  'DELETE /api/reminders/by-campaign/{id}': {
    summary: 'Delete the caller’s reminder of a campaign, or of its celebrity; it may be repeated',
    access: 'person',
    answer: Own,
  },
};
