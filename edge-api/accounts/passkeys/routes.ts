import { Hono } from 'hono';
import type { AppEnv } from '../../platform/context.ts';
import { validate } from '../../platform/validate.ts';
import { StepUp, UserBody } from '../contract.ts';
import {
  AddPasskey,
  LogInByPasskey,
  RenamePasskey,
  PasskeyChallenge,
  Passkey,
  PasskeyList,
} from '../passkey-contract.ts';
import { sendPerson } from '../session-cookies.ts';
import {
  addPasskey,
  createPasskeyChallenge,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from './own-passkeys.ts';
import { createLoginChallenge, logInByPasskey } from './log-in-by-passkey.ts';
import { Ok, succeed, oneDoc } from '../../platform/contract.ts';
import { describe, getCtx } from '../../platform/describe.ts';

const Doc = oneDoc(Passkey);

/** The caller's passkeys, and logging in with one. */
export const passkeysRoutes = new Hono<AppEnv>()
  .get('/users/me/passkeys', describe('person', 'List the caller’s passkeys', PasskeyList), async (c) =>
    c.json({ docs: await listPasskeys(getCtx(c)) }),
  )
  .post(
    '/users/me/passkeys/challenge',
    describe('person', 'Start adding a passkey; needs the password or a recent log-in', PasskeyChallenge, {
      errors: [409, 429],
    }),
    validate('json', StepUp),
    async (c) => c.json(await createPasskeyChallenge(getCtx(c), c.req.valid('json'))),
  )
  .post(
    '/users/me/passkeys',
    describe('person', 'Add the passkey that signed the challenge', Doc, { status: 201, errors: [409] }),
    validate('json', AddPasskey),
    async (c) => c.json({ doc: await addPasskey(getCtx(c), c.req.valid('json')) }, 201),
  )
  .patch(
    '/users/me/passkeys/:id',
    describe('owner', 'Rename a passkey', Doc),
    validate('json', RenamePasskey),
    async (c) => c.json({ doc: await renamePasskey(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  )
  .delete('/users/me/passkeys/:id', describe('owner', 'Remove a passkey', Ok), async (c) =>
    c.json(await succeed(removePasskey(getCtx(c), c.req.param('id')))),
  )
  .post(
    '/users/login/passkey-challenge',
    describe('anyone', 'Start logging in with a passkey', PasskeyChallenge, { errors: [429] }),
    async (c) => c.json(await createLoginChallenge(getCtx(c))),
  )
  .post(
    '/users/login/passkey',
    describe('anyone', 'Log in with the passkey that signed the challenge', UserBody, { errors: [429] }),
    validate('json', LogInByPasskey),
    async (c) => sendPerson(c, await logInByPasskey(getCtx(c), c.req.valid('json'))),
  );
