import { Hono } from 'hono';
import { z } from 'zod';
import { requirePerson, type AppEnv } from '../platform/context.ts';
import { Ok, succeed } from '../platform/contract.ts';
import { describe, getCtx } from '../platform/describe.ts';
import { validate } from '../platform/validate.ts';
import {
  Objection,
  CallerAccess,
  EmailBody,
  Login,
  OwnSession,
  Profile,
  UpdateUser,
  UserBody,
} from './contract.ts';
import { checkEmail } from './subscriber.ts';
import { logIn } from './log-in.ts';
import { getUserProfile, updateUser } from './own-profile.ts';
import { passkeysRoutes } from './passkeys/routes.ts';
import type { OnProven } from './prove-address.ts';
import { refreshSession, endOtherSessions, endSession, listSessions, logOut } from './sessions.ts';
import { getPermissions, LOGGED_OUT } from './rules.ts';
import { objectToSuspension } from './suspension.ts';
import { appendSetCookie, sendPerson } from './session-cookies.ts';
import type { OnNewAddress } from './store-address.ts';
import { createAuthRoutes } from './credentials/routes.ts';

const users = new Hono<AppEnv>()
  .get('/users/me', describe('person', 'Get the caller’s account', UserBody), (c) =>
    c.json({ user: requirePerson(getCtx(c)) }),
  )
  .patch(
    '/users/me',
    describe('person', 'Change the caller’s name, language, phone number or location', UserBody),
    validate('json', UpdateUser),
    async (c) => c.json({ user: await updateUser(getCtx(c), c.req.valid('json')) }),
  )
  .get(
    '/users/me/profile',
    describe('person', 'Get the caller’s profile', z.object({ profile: Profile })),
    async (c) => c.json({ profile: await getUserProfile(getCtx(c)) }),
  )
  .get(
    '/users/me/sessions',
    describe('person', 'List the caller’s sessions', z.object({ docs: z.array(OwnSession) })),
    async (c) => c.json({ docs: await listSessions(getCtx(c)) }),
  )
  .delete(
    '/users/me/sessions',
    describe('person', 'End all of the caller’s sessions except this one', Ok),
    async (c) => c.json(await succeed(endOtherSessions(getCtx(c)))),
  )
  .delete('/users/me/sessions/:id', describe('owner', 'End one of the caller’s sessions', Ok), async (c) =>
    c.json(await succeed(endSession(getCtx(c), c.req.param('id')))),
  )
  .get('/access', describe('anyone', 'Get the caller’s role and permissions', CallerAccess), (c) => {
    const { actor } = getCtx(c);
    const role = actor.kind === 'person' ? actor.person.role : null;
    return c.json({ role, can: getPermissions(role) });
  })
  .get(
    '/users/check-email',
    describe('anyone', 'Check whether an email address has an account', z.object({ exists: z.boolean() }), {
      errors: [429],
    }),
    validate('query', EmailBody),
    async (c) => c.json(await checkEmail(getCtx(c), c.req.valid('query').email)),
  );

const sessions = new Hono<AppEnv>()
  .post(
    '/users/login',
    describe('anyone', 'Log in with an email address and a password', UserBody, { errors: [401, 429] }),
    validate('json', Login),
    async (c) => sendPerson(c, await logIn(getCtx(c), c.req.valid('json'))),
  )
  .post('/users/logout', describe('anyone', 'Log out', z.object({ message: z.string() })), async (c) => {
    appendSetCookie(c, await logOut(getCtx(c)));
    return c.json({ message: LOGGED_OUT[getCtx(c).language] });
  })
  .post(
    '/users/me/objection',
    describe('person', 'Object to the suspension of the caller’s account, once', Ok, { errors: [409] }),
    validate('json', Objection),
    async (c) => c.json(await succeed(objectToSuspension(getCtx(c), c.req.valid('json')))),
  )
  .post(
    '/users/refresh-token',
    describe('person', 'Extend the caller’s session', UserBody.extend({ expiresAt: z.iso.datetime() })),
    async (c) => {
      const { cookies, ...refreshed } = await refreshSession(getCtx(c));
      appendSetCookie(c, cookies);
      return c.json(refreshed);
    },
  );

/** Creates the module's routes; modules above pass what they do once an address is proved, or has changed. */
export const createAccountsRoutes = (onProven: OnProven, onNewAddress: OnNewAddress) =>
  new Hono<AppEnv>()
    .route('/', users)
    .route('/', sessions)
    .route('/', passkeysRoutes)
    .route('/', createAuthRoutes(onProven, onNewAddress));
