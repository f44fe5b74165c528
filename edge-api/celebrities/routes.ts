import { Hono } from 'hono';
import { ctxOf, type AppEnv } from '../platform/context.ts';
import { signedIn } from '../platform/signed-in.ts';
import { validate } from '../platform/validate.ts';
import { ChangeCelebrity, SignUp } from './contract.ts';
import { getOwnProfile } from './get-own-profile.ts';
import { register } from './register.ts';
import { updateProfile } from './update-profile.ts';

export const celebritiesRoutes = new Hono<AppEnv>()
  .post('/users-custom', validate('json', SignUp), async (c) =>
    c.json({ doc: await register(ctxOf(c), c.req.valid('json')) }, 201),
  )
  .get('/celebrities-custom/by-user', signedIn, async (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ doc: await getOwnProfile(ctxOf(c)) });
  })
  .patch('/celebrities-custom/:id', signedIn, validate('json', ChangeCelebrity), async (c) =>
    c.json({ doc: await updateProfile(ctxOf(c), c.req.param('id'), c.req.valid('json')) }),
  );
