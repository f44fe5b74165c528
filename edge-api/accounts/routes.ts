import { Hono } from 'hono';
import { z } from 'zod';
import { requirePerson, type AppEnv } from '../platform/context.ts';
import { Ok, succeed } from '../platform/contract.ts';
import { describe, getCtx } from '../platform/describe.ts';
import { validate } from '../platform/validate.ts';
import { cancelEmailChange, changeEmail } from './change-email.ts';
import { checkLink } from './check-link.ts';
import { changePassword, resetPassword } from './set-password.ts';
import {
  Objection,
  CallerAccess,
  ChangeEmail,
  ChangePassword,
  EmailBody,
  LinkRequest,
  LogInByCode,
  Login,
  OwnSession,
  Profile,
  ResetPassword,
  TokenBody,
  UpdateUser,
  UserBody,
} from './contract.ts';
import { checkEmail } from './subscriber.ts';
import { logIn, logInByCode, logInByLink } from './log-in.ts';
import { getUserProfile, updateUser } from './own-profile.ts';
import { passkeysRoutes } from './passkeys/routes.ts';
import type { OnProven } from './prove-address.ts';
import { refreshSession, endOtherSessions, endSession, listSessions, logOut } from './sessions.ts';
import { requestLink, requestLoginLink } from './request-link.ts';
import { getPermissions, LOGGED_OUT } from './rules.ts';
import { objectToSuspension } from './suspension.ts';
import { appendSetCookie, sendPerson } from './session-cookies.ts';
import type { OnNewAddress } from './store-address.ts';
import { undoCorrection } from './correct-address.ts';
import { verifyEmail } from './verify-email.ts';

const Message = z.object({ message: z.string() });
const StatusResponse = z.object({ status: z.literal(true) });
const StatusWithMessage = StatusResponse.extend({ message: z.string() });

/** Awaits work, and returns better-auth's body of a success. */
async function confirm(work: Promise<unknown>) {
  await work;
  return { status: true as const };
}

const users = new Hono<AppEnv>()
  .get('/users/me', describe('person', 'Who is logged in', UserBody), (c) =>
    c.json({ user: requirePerson(getCtx(c)) }),
  )
  .patch(
    '/users/me',
    describe('person', 'Change the caller’s own data', UserBody),
    validate('json', UpdateUser),
    async (c) => c.json({ user: await updateUser(getCtx(c), c.req.valid('json')) }),
  )
  .get(
    '/users/me/profile',
    describe('person', 'One’s own profile', z.object({ profile: Profile })),
    async (c) => c.json({ profile: await getUserProfile(getCtx(c)) }),
  )
  .get(
    '/users/me/sessions',
    describe('person', 'Where the caller is logged in', z.object({ docs: z.array(OwnSession) })),
    async (c) => c.json({ docs: await listSessions(getCtx(c)) }),
  )
  .delete(
    '/users/me/sessions',
    describe('person', 'End all sessions of the caller but this one', Ok),
    async (c) => c.json(await succeed(endOtherSessions(getCtx(c)))),
  )
  .delete('/users/me/sessions/:id', describe('owner', 'End one session of the caller', Ok), async (c) =>
    c.json(await succeed(endSession(getCtx(c), c.req.param('id')))),
  )
  .get('/access', describe('anyone', 'What the caller may do', CallerAccess), (c) => {
    const { actor } = getCtx(c);
    const role = actor.kind === 'person' ? actor.person.role : null;
    return c.json({ role, can: getPermissions(role) });
  })
  .get(
    '/users/check-email',
    describe('anyone', 'Whether an address has an account', z.object({ exists: z.boolean() }), {
      errors: [429],
    }),
    validate('query', EmailBody),
    async (c) => c.json(await checkEmail(getCtx(c), c.req.valid('query').email)),
  );

const sessions = new Hono<AppEnv>()
  .post(
    '/users/login',
    describe('anyone', 'Log in', UserBody, { errors: [401, 429] }),
    validate('json', Login),
    async (c) => sendPerson(c, await logIn(getCtx(c), c.req.valid('json'))),
  )
  .post('/users/logout', describe('anyone', 'Log out', Message), async (c) => {
    appendSetCookie(c, await logOut(getCtx(c)));
    return c.json({ message: LOGGED_OUT[getCtx(c).language] });
  })
  .post(
    '/users/me/objection',
    describe('person', 'Object, once, to the suspension of the caller’s account', Ok, { errors: [409] }),
    validate('json', Objection),
    async (c) => c.json(await succeed(objectToSuspension(getCtx(c), c.req.valid('json')))),
  )
  .post(
    '/users/refresh-token',
    describe('person', 'Prolong the session', UserBody.extend({ expiresAt: z.iso.datetime() })),
    async (c) => {
      const { cookies, ...refreshed } = await refreshSession(getCtx(c));
      appendSetCookie(c, cookies);
      return c.json(refreshed);
    },
  );

/** Routes with better-auth's paths and payloads, but our own verbs, limits and errors. */
const credentials = new Hono<AppEnv>()
  .post(
    '/auth/resend-verification',
    describe('anyone', 'Send the verification mail again', Message, { errors: [429] }),
    validate('json', EmailBody),
    async (c) => c.json(await requestLink(getCtx(c), 'verify-email', c.req.valid('json'))),
  )
  .post(
    '/auth/request-password-reset',
    describe('anyone', 'Ask for a link to a new password', StatusWithMessage, { errors: [429] }),
    validate('json', LinkRequest),
    async (c) =>
      c.json({
        status: true as const,
        ...(await requestLink(getCtx(c), 'reset-password', c.req.valid('json'))),
      }),
  )
  .post(
    '/auth/request-login-link',
    describe(
      'anyone',
      'Ask for a link, and a code for this browser, that log in without a password',
      StatusWithMessage.extend({ codeRequest: z.string() }),
      { errors: [429] },
    ),
    validate('json', LinkRequest),
    async (c) =>
      c.json({ status: true as const, ...(await requestLoginLink(getCtx(c), c.req.valid('json'))) }),
  )
  .post(
    '/auth/change-password',
    describe('person', 'Change the caller’s password', UserBody),
    validate('json', ChangePassword),
    async (c) => sendPerson(c, await changePassword(getCtx(c), c.req.valid('json'))),
  )
  .post(
    '/auth/change-email',
    describe('person', 'Change the caller’s address', StatusWithMessage),
    validate('json', ChangeEmail),
    async (c) => c.json({ status: true as const, ...(await changeEmail(getCtx(c), c.req.valid('json'))) }),
  )
  .post(
    '/auth/cancel-email-change',
    describe('token', 'Stop a change of address by the token of the notice to the old one', StatusResponse),
    validate('json', TokenBody),
    async (c) => c.json(await confirm(cancelEmailChange(getCtx(c), c.req.valid('json')))),
  );

/** Creates the routes with better-auth's paths that prove an address. */
const createProofRoutes = (onProven: OnProven, onNewAddress: OnNewAddress) =>
  new Hono<AppEnv>()
    .post(
      '/auth/log-in-by-link',
      describe('token', 'Log in by the token of a mail, once', UserBody, { errors: [429] }),
      validate('json', TokenBody),
      async (c) => sendPerson(c, await logInByLink(getCtx(c), c.req.valid('json'), onProven)),
    )
    .post(
      '/auth/log-in-by-code',
      describe('anyone', 'Log in by the code of a mail, once', UserBody, { errors: [429] }),
      validate('json', LogInByCode),
      async (c) => sendPerson(c, await logInByCode(getCtx(c), c.req.valid('json'), onProven)),
    )
    .get(
      '/auth/verify-email',
      describe('token', 'Verify an address by the token of a mail', StatusResponse, { errors: [403] }),
      validate('query', TokenBody),
      async (c) => {
        const options = { onProven, onNewAddress, canLogIn: false };
        return c.json(await confirm(verifyEmail(getCtx(c), c.req.valid('query'), options)));
      },
    )
    .post(
      '/auth/verify-email',
      describe('token', 'Verify an address by the token of a mail', StatusResponse, { errors: [403] }),
      validate('json', TokenBody),
      async (c) => {
        const options = { onProven, onNewAddress, canLogIn: true };
        const started = await verifyEmail(getCtx(c), c.req.valid('json'), options);
        appendSetCookie(c, started?.cookies ?? []);
        return c.json({ status: true as const });
      },
    )
    .post(
      '/auth/check-link',
      describe('token', 'Whether the token of a mail to an account still works', Ok, { errors: [429] }),
      validate('json', TokenBody),
      async (c) => c.json(await succeed(checkLink(getCtx(c), c.req.valid('json')))),
    )
    .post(
      '/auth/undo-address',
      describe('token', 'Undo the correction of an address by the token of the mail to it', StatusResponse),
      validate('json', TokenBody),
      async (c) =>
        c.json(await confirm(undoCorrection(getCtx(c), c.req.valid('json'), { onProven, onNewAddress }))),
    )
    .post(
      '/auth/reset-password',
      describe('token', 'Set a new password by the token of a mail', StatusResponse),
      validate('json', ResetPassword),
      async (c) => c.json(await confirm(resetPassword(getCtx(c), c.req.valid('json'), onProven))),
    );

/** Creates the module's routes; modules above pass what they do once an address is proved, or has changed. */
export const createAccountsRoutes = (onProven: OnProven, onNewAddress: OnNewAddress) =>
  new Hono<AppEnv>()
    .route('/', users)
    .route('/', sessions)
    .route('/', passkeysRoutes)
    .route('/', credentials)
    .route('/', createProofRoutes(onProven, onNewAddress));
