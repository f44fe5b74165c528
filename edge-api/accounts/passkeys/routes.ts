import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../../platform/context.ts';
import { validate } from '../../platform/validate.ts';
import { appendSetCookie } from '../session-cookies.ts';
import { addPasskey } from './add-passkey.ts';
import {
  AddPasskey,
  LogInByPasskey,
  PasskeyRequest,
  RenamePasskey,
  PasskeyUser,
  PasskeyChallenge,
  Passkey,
  PasskeyList,
} from '../passkey-contract.ts';
import { createLoginChallenge } from './create-login-challenge.ts';
import { createPasskeyChallenge } from './create-passkey-challenge.ts';
import { listPasskeys } from './list-passkeys.ts';
import { logInByPasskey } from './log-in-by-passkey.ts';
import { removePasskey } from './remove-passkey.ts';
import { renamePasskey } from './rename-passkey.ts';
import { Ok } from '../../platform/contract.ts';
import { describe, getCtx } from '../../platform/describe.ts';

const Doc = z.object({ doc: Passkey });

/** One's own passkeys, and logging in by one. */
export const passkeysRoutes = new Hono<AppEnv>()
  .get('/users/me/passkeys', describe('person', 'One’s own passkeys', PasskeyList), async (c) =>
    c.json({ docs: await listPasskeys(getCtx(c)) }),
  )
  .post(
    '/users/me/passkeys/challenge',
    describe('person', 'Start to add a passkey; takes the password or a recent log-in', PasskeyChallenge, {
      errors: [409],
    }),
    validate('json', PasskeyRequest),
    async (c) => c.json(await createPasskeyChallenge(getCtx(c), c.req.valid('json'))),
  )
  .post(
    '/users/me/passkeys',
    describe('person', 'Add the passkey that answers a challenge', Doc, { status: 201 }),
    validate('json', AddPasskey),
    async (c) => c.json({ doc: await addPasskey(getCtx(c), c.req.valid('json')) }, 201),
  )
  .patch(
    '/users/me/passkeys/:id',
    describe('owner', 'Rename a passkey', Doc),
    validate('json', RenamePasskey),
    async (c) => c.json({ doc: await renamePasskey(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  )
  .delete('/users/me/passkeys/:id', describe('owner', 'Remove a passkey', Ok), async (c) => {
    await removePasskey(getCtx(c), c.req.param('id'));
    return c.json({ ok: true as const });
  })
  .post(
    '/users/login/passkey-challenge',
    describe('anyone', 'Start to log in with a passkey', PasskeyChallenge, { errors: [429] }),
    async (c) => c.json(await createLoginChallenge(getCtx(c))),
  )
  .post(
    '/users/login/passkey',
    describe('anyone', 'Log in with the passkey that answers a challenge', PasskeyUser, { errors: [429] }),
    validate('json', LogInByPasskey),
    async (c) => {
      const { user, cookies } = await logInByPasskey(getCtx(c), c.req.valid('json'));
      appendSetCookie(c, cookies);
      return c.json({ user });
    },
  );
