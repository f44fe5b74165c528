import { Hono } from 'hono';
import { getCtx, requireSession, withLanguage, type AppEnv } from '../platform/context.ts';
import { validate } from '../platform/validate.ts';
import { confirmReminder } from './confirm-reminder.ts';
import { NewReminder, ReminderQuery, ReminderToken } from './contract.ts';
import { createReminder } from './create-reminder.ts';
import { deleteOwnReminder, getOwnReminders } from './own-reminders.ts';
import { stopReminders } from './stop-reminders.ts';

export const remindersRoutes = new Hono<AppEnv>()
  .post('/reminders', validate('json', NewReminder), async (c) => {
    const input = c.req.valid('json');
    return c.json(await createReminder(withLanguage(getCtx(c), input.language), input));
  })
  .post('/reminders/confirm', validate('json', ReminderToken), async (c) =>
    c.json(await confirmReminder(getCtx(c), c.req.valid('json'))),
  )
  .post('/reminders/stop', validate('json', ReminderToken), async (c) => {
    await stopReminders(getCtx(c), c.req.valid('json'));
    return c.json({ ok: true as const });
  })
  .get('/reminders/by-campaign/:id', requireSession, async (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ doc: await getOwnReminders(getCtx(c), c.req.param('id')) });
  })
  .delete('/reminders/by-campaign/:id', requireSession, validate('query', ReminderQuery), async (c) =>
    c.json({ doc: await deleteOwnReminder(getCtx(c), c.req.param('id'), c.req.valid('query').about) }),
  );
