import { Hono } from 'hono';
import { z } from 'zod';
import { withLanguage, type AppEnv } from '../platform/context.ts';
import { validate } from '../platform/validate.ts';
import { confirmReminder, stopReminders } from './confirm-reminder.ts';
import {
  NewReminder,
  ReminderQuery,
  ReminderToken,
  OwnReminders,
  ConfirmedReminder,
  ReminderResult,
} from './contract.ts';
import { createReminder } from './create-reminder.ts';
import { deleteOwnReminder, getOwnReminders } from './own-reminders.ts';
import { Ok, succeed } from '../platform/contract.ts';
import { describe, getCtx } from '../platform/describe.ts';

const Own = z.object({ doc: OwnReminders });

export const remindersRoutes = new Hono<AppEnv>()
  .post(
    '/reminders',
    describe(
      'anyone',
      'Ask for a reminder: set at once for the caller’s verified address, else confirmed by the link in a mail; the response is the same whether or not the address is known',
      ReminderResult,
      { errors: [404, 409, 429] },
    ),
    validate('json', NewReminder),
    async (c) => {
      const input = c.req.valid('json');
      return c.json(await createReminder(withLanguage(getCtx(c), input.language), input));
    },
  )
  .post(
    '/reminders/confirm',
    describe('token', 'Confirm a reminder by the token of its mail', ConfirmedReminder),
    validate('json', ReminderToken),
    async (c) => c.json(await confirmReminder(getCtx(c), c.req.valid('json'))),
  )
  .post(
    '/reminders/stop',
    describe('token', 'Stop all reminders of an address by the token in one of its mails', Ok),
    validate('json', ReminderToken),
    async (c) => c.json(await succeed(stopReminders(getCtx(c), c.req.valid('json')))),
  )
  .get(
    '/reminders/by-campaign/:id',
    describe('person', 'Which reminders of a campaign and its celebrity the caller has', Own),
    async (c) => {
      c.header('Cache-Control', 'no-store');
      return c.json({ doc: await getOwnReminders(getCtx(c), c.req.param('id')) });
    },
  )
  .delete(
    '/reminders/by-campaign/:id',
    describe(
      'person',
      'Delete the caller’s reminder of a campaign, or of its celebrity; it may be repeated',
      Own,
    ),
    validate('query', ReminderQuery),
    async (c) =>
      c.json({ doc: await deleteOwnReminder(getCtx(c), c.req.param('id'), c.req.valid('query').about) }),
  );
