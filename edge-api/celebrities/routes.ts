import { Hono } from 'hono';
import { User } from '../accounts/contract.ts';
import { oneDoc } from '../platform/contract.ts';
import type { AppEnv } from '../platform/context.ts';
import { describe, getCtx } from '../platform/describe.ts';
import { validate } from '../platform/validate.ts';
import { getCelebrityProfile, updateCelebrityProfile } from './celebrity-profile.ts';
import { ChangeCelebrity, SignUp, CelebrityProfile } from './contract.ts';
import { register } from './register.ts';

export const celebritiesRoutes = new Hono<AppEnv>()
  .post(
    '/users-custom',
    describe('anyone', 'Sign up as a fan, celebrity or charity', oneDoc(User), {
      status: 201,
      errors: [409, 429],
    }),
    validate('json', SignUp),
    async (c) => c.json({ doc: await register(getCtx(c), c.req.valid('json')) }, 201),
  )
  .get(
    '/celebrities-custom/by-user',
    describe('celebrity', 'Get the caller’s celebrity profile', oneDoc(CelebrityProfile), { errors: [404] }),
    async (c) => c.json({ doc: await getCelebrityProfile(getCtx(c)) }),
  )
  .patch(
    '/celebrities-custom/:id',
    describe('ownCelebrity', 'Change the caller’s celebrity profile', oneDoc(CelebrityProfile)),
    validate('json', ChangeCelebrity),
    async (c) =>
      c.json({ doc: await updateCelebrityProfile(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  );
