import { Hono } from 'hono';
import { z } from 'zod';
import { StepUp, TokenBody } from '../accounts/contract.ts';
import type { AppEnv } from '../platform/context.ts';
import { appendSetCookie, recentLogin } from '../accounts/index.ts';
import { validate } from '../platform/validate.ts';
import { ReviewAccount, EarlierWork } from './contract.ts';
import { disownAccount, eraseCaller } from './erase-person.ts';
import { exportPerson } from './export-person.ts';
import { getEarlierWork, reviewAccount } from './review-account.ts';
import { Json, Ok, succeed, oneDoc } from '../platform/contract.ts';
import { describe, getCtx } from '../platform/describe.ts';

export const privacyRoutes = new Hono<AppEnv>()
  .get(
    '/users/me/export',
    describe(
      'person',
      'Export everything stored about the caller; needs a verified address and a recent log-in',
      z.record(z.string(), Json),
      { errors: [403] },
    ),
    recentLogin,
    async (c) => {
      c.header('content-disposition', 'attachment; filename="power-hour.json"');
      return c.json(await exportPerson(getCtx(c)));
    },
  )
  .delete(
    '/users/me',
    describe('person', 'Erase the caller’s account; needs the password or a recent log-in', Ok, {
      errors: [409, 429],
    }),
    validate('json', StepUp),
    async (c) => {
      appendSetCookie(c, await eraseCaller(getCtx(c), c.req.valid('json')));
      return c.json({ ok: true as const });
    },
  )
  .get(
    '/users/me/earlier',
    describe(
      'person',
      'Get what was created with the caller’s address before another browser verified it',
      oneDoc(EarlierWork),
      { errors: [404] },
    ),
    async (c) => c.json({ doc: await getEarlierWork(getCtx(c)) }),
  )
  .post(
    '/users/me/earlier',
    describe(
      'person',
      'Keep what was created before that or, after a recent log-in, delete it with the account',
      Ok,
      { errors: [404, 409] },
    ),
    validate('json', ReviewAccount),
    async (c) => {
      appendSetCookie(c, await reviewAccount(getCtx(c), c.req.valid('json')));
      return c.json({ ok: true as const });
    },
  )
  .post(
    '/auth/not-me',
    describe(
      'token',
      'Delete an account whose address was never verified, with the token from its first email',
      Ok,
      { errors: [409] },
    ),
    validate('json', TokenBody),
    async (c) => c.json(await succeed(disownAccount(getCtx(c), c.req.valid('json')))),
  );
