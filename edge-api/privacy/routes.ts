import { Hono } from 'hono';
import { ErasePerson } from '../accounts/contract.ts';
import { getCtx, requireSession, type AppEnv } from '../platform/context.ts';
import { appendSetCookie } from '../accounts/index.ts';
import { validate } from '../platform/validate.ts';
import { erasePerson } from './erase-person.ts';
import { exportPerson } from './export-person.ts';

export const privacyRoutes = new Hono<AppEnv>()
  .get('/users/me/export', async (c) => {
    c.header('content-disposition', 'attachment; filename="power-hour.json"');
    return c.json(await exportPerson(getCtx(c)));
  })
  .delete('/users/me', requireSession, validate('json', ErasePerson), async (c) => {
    const { cookies } = await erasePerson(getCtx(c), c.req.valid('json'));
    appendSetCookie(c, cookies);
    return c.json({ ok: true as const });
  });
