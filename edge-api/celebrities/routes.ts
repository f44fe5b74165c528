import { Hono } from 'hono';
import { getCtx, type AppEnv, requireSession } from '../platform/context.ts';
import { validate } from '../platform/validate.ts';
import { ChangeCelebrity, SignUp } from './contract.ts';
import { getCelebrityProfile } from './get-celebrity-profile.ts';
import { register } from './register.ts';
import { updateCelebrityProfile } from './update-celebrity-profile.ts';

export const celebritiesRoutes = new Hono<AppEnv>()
  .post('/users-custom', validate('json', SignUp), async (c) =>
    c.json({ doc: await register(getCtx(c), c.req.valid('json')) }, 201),
  )
  .get('/celebrities-custom/by-user', requireSession, async (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ doc: await getCelebrityProfile(getCtx(c)) });
  })
  .patch('/celebrities-custom/:id', requireSession, validate('json', ChangeCelebrity), async (c) =>
    c.json({ doc: await updateCelebrityProfile(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  );
