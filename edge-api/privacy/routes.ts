import { Hono } from 'hono';
import { ErasePerson, VerifyEmail } from '../accounts/contract.ts';
import { getCtx, requireSession, type AppEnv } from '../platform/context.ts';
import { appendSetCookie, recentLogin } from '../accounts/index.ts';
import { validate } from '../platform/validate.ts';
import { ReviewAccount } from './contract.ts';
import { disownAccount, eraseCaller } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { getEarlierWork, reviewAccount } from './review-account.ts';

export const privacyRoutes = new Hono<AppEnv>()
  .get('/users/me/export', recentLogin, async (c) => {
    c.header('content-disposition', 'attachment; filename="power-hour.json"');
    return c.json(await exportPerson(getCtx(c)));
  })
  .delete('/users/me', requireSession, validate('json', ErasePerson), async (c) => {
    const { cookies } = await eraseCaller(getCtx(c), c.req.valid('json'));
    appendSetCookie(c, cookies);
    return c.json({ ok: true as const });
  })
  .get('/users/me/earlier', async (c) => c.json({ doc: await getEarlierWork(getCtx(c)) }))
  .post('/users/me/earlier', requireSession, validate('json', ReviewAccount), async (c) => {
    const { cookies } = await reviewAccount(getCtx(c), c.req.valid('json'));
    appendSetCookie(c, cookies);
    return c.json({ ok: true as const });
  })
  .post('/auth/not-me', validate('json', VerifyEmail), async (c) => {
    await disownAccount(getCtx(c), c.req.valid('json'));
    return c.json({ ok: true as const });
  });
