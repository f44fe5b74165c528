import { Hono } from 'hono';
import { ctxOf, requirePerson, type AppEnv } from '../platform/context.ts';
import { answerCookies } from '../platform/cookies.ts';
import { validate } from '../platform/validate.ts';
import { checkEmail } from './check-email.ts';
import { CheckEmail, Login } from './contract.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { refreshSession } from './refresh-session.ts';
import { LOGGED_OUT } from './rules.ts';
import { showAccess } from './show-access.ts';

export const accountsRoutes = new Hono<AppEnv>()
  .get('/users/me', (c) => c.json({ user: requirePerson(ctxOf(c)) }))
  .get('/access', (c) => c.json(showAccess(ctxOf(c))))
  .post('/users/login', validate('json', Login), async (c) => {
    const { user, cookies } = await logIn(ctxOf(c), c.req.valid('json'));
    answerCookies(c, cookies);
    return c.json({ user });
  })
  .post('/users/logout', async (c) => {
    const ctx = ctxOf(c);
    const { cookies } = await logOut(ctx);
    answerCookies(c, cookies);
    return c.json({ message: LOGGED_OUT[ctx.language] });
  })
  .post('/users/refresh-token', async (c) => {
    const { cookies, ...refreshed } = await refreshSession(ctxOf(c), { headers: c.req.raw.headers });
    answerCookies(c, cookies);
    return c.json(refreshed);
  })
  .get('/users/check-email', validate('query', CheckEmail), async (c) =>
    c.json(await checkEmail(ctxOf(c), c.req.valid('query'))),
  );
