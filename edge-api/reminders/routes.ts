import { Hono } from 'hono';
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
import { Ok, succeed, oneDoc } from '../platform/contract.ts';
import { describe, getCtx } from '../platform/describe.ts';

const Own = oneDoc(OwnReminders);

export const remindersRoutes = new Hono<AppEnv>()
  .post(
    '/reminders',
    describe(
      'anyone',
      'Request a reminder: set at once for the caller’s verified address, else confirmed by a link in an email; the response does not reveal whether the address is known',
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
    describe('token', 'Confirm a reminder with the token from its email', ConfirmedReminder),
    validate('json', ReminderToken),
    async (c) => c.json(await confirmReminder(getCtx(c), c.req.valid('json'))),
  )
  .post(
    '/reminders/stop',
    describe('token', 'Stop all reminders to an address with the token from one of their emails', Ok),
    validate('json', ReminderToken),
    async (c) => c.json(await succeed(stopReminders(getCtx(c), c.req.valid('json')))),
  )
  .get(
    '/reminders/by-campaign/:id',
    describe('person', 'Get the caller’s reminders of a campaign and its celebrity', Own),
    async (c) => c.json({ doc: await getOwnReminders(getCtx(c), c.req.param('id')) }),
  )
  .delete(
    '/reminders/by-campaign/:id',
    describe(
      'person',
      'Delete the caller’s reminder of a campaign or of its celebrity; may be repeated',
      Own,
    ),
    validate('query', ReminderQuery),
    async (c) =>
      c.json({ doc: await deleteOwnReminder(getCtx(c), c.req.param('id'), c.req.valid('query').about) }),
  );
