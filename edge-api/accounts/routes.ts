import { Hono } from 'hono';
import { z } from 'zod';
import { requirePerson, type AppEnv } from '../platform/context.ts';
import { appendSetCookie } from './session-cookies.ts';
import { validate } from '../platform/validate.ts';
import { cancelEmailChange } from './cancel-email-change.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { updateUser } from './update-user.ts';
import { checkEmail } from './check-email.ts';
import {
  CallerAccess,
  CancelEmailChange,
  ChangeEmail,
  ChangePassword,
  UpdateUser,
  CheckEmail,
  LogInByCode,
  LogInByLink,
  Login,
  LoginLinkRequest,
  MailRequest,
  ResetPassword,
  ResetRequest,
  VerifyEmail,
  OwnSession,
  Profile,
  User,
} from './contract.ts';
import { logIn } from './log-in.ts';
import { logInByCode, logInByLink } from './log-in-by-link.ts';
import { logOut } from './log-out.ts';
import { refreshSession } from './refresh-session.ts';
import { requestLink } from './request-link.ts';
import { resetPassword } from './reset-password.ts';
import { endOtherSessions, endSession, listSessions } from './own-sessions.ts';
import type { OnProven } from './prove-address.ts';
import { passkeysRoutes } from './passkeys/routes.ts';
import { getPermissions, LOGGED_OUT, MAIL_SENT_IF_NEEDED } from './rules.ts';
import { getUserProfile } from './get-user-profile.ts';
import { verifyEmail } from './verify-email.ts';
import { Ok } from '../platform/contract.ts';
import { describe, getCtx } from '../platform/describe.ts';

const Person = z.object({ user: User });
const Message = z.object({ message: z.string() });
const StatusResponse = z.object({ status: z.literal(true) });
const StatusWithMessage = StatusResponse.extend({ message: z.string() });

const users = new Hono<AppEnv>()
  .get('/users/me', describe('person', 'Who is logged in', Person), (c) =>
    c.json({ user: requirePerson(getCtx(c)) }),
  )
  .patch(
    '/users/me',
    describe('person', 'Change the caller’s own data', Person),
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
    async (c) => {
      await endOtherSessions(getCtx(c));
      return c.json({ ok: true as const });
    },
  )
  .delete('/users/me/sessions/:id', describe('owner', 'End one session of the caller', Ok), async (c) => {
    await endSession(getCtx(c), c.req.param('id'));
    return c.json({ ok: true as const });
  })
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
    validate('query', CheckEmail),
    async (c) => c.json(await checkEmail(getCtx(c), c.req.valid('query'))),
  );

const sessions = new Hono<AppEnv>()
  .post(
    '/users/login',
    describe('anyone', 'Log in', Person, { errors: [401, 429] }),
    validate('json', Login),
    async (c) => {
      const { user, cookies } = await logIn(getCtx(c), c.req.valid('json'));
      appendSetCookie(c, cookies);
      return c.json({ user });
    },
  )
  .post('/users/logout', describe('anyone', 'Log out', Message), async (c) => {
    const { cookies } = await logOut(getCtx(c));
    appendSetCookie(c, cookies);
    return c.json({ message: LOGGED_OUT[getCtx(c).language] });
  })
  .post(
    '/users/refresh-token',
    describe('person', 'Prolong the session', Person.extend({ expiresAt: z.iso.datetime() })),
    async (c) => {
      const { cookies, ...refreshed } = await refreshSession(getCtx(c));
      appendSetCookie(c, cookies);
      return c.json(refreshed);
    },
  );

/** Routes with better-auth's paths and payloads, and with our own verbs, limits and errors. */
const credentials = new Hono<AppEnv>()
  .post(
    '/auth/resend-verification',
    describe('anyone', 'Send the verification mail again', Message, { errors: [429] }),
    validate('json', MailRequest),
    async (c) => {
      const ctx = getCtx(c);
      await requestLink(ctx, 'verify-email', c.req.valid('json'));
      return c.json({ message: MAIL_SENT_IF_NEEDED[ctx.language] });
    },
  )
  .post(
    '/auth/request-password-reset',
    describe('anyone', 'Ask for a link to a new password', StatusWithMessage, { errors: [429] }),
    validate('json', ResetRequest),
    async (c) => {
      const ctx = getCtx(c);
      await requestLink(ctx, 'reset-password', c.req.valid('json'));
      return c.json({ status: true as const, message: MAIL_SENT_IF_NEEDED[ctx.language] });
    },
  )
  .post(
    '/auth/request-login-link',
    describe('anyone', 'Ask for a link that logs in without a password', StatusWithMessage, {
      errors: [429],
    }),
    validate('json', LoginLinkRequest),
    async (c) => {
      const ctx = getCtx(c);
      await requestLink(ctx, 'log-in', c.req.valid('json'));
      return c.json({ status: true as const, message: MAIL_SENT_IF_NEEDED[ctx.language] });
    },
  )
  .post(
    '/auth/change-password',
    describe('person', 'Change the caller’s password', Person),
    validate('json', ChangePassword),
    async (c) => {
      const { user, cookies } = await changePassword(getCtx(c), c.req.valid('json'));
      appendSetCookie(c, cookies);
      return c.json({ user });
    },
  )
  .post(
    '/auth/change-email',
    describe('person', 'Change the caller’s address', StatusWithMessage),
    validate('json', ChangeEmail),
    async (c) => {
      const ctx = getCtx(c);
      await changeEmail(ctx, c.req.valid('json'));
      return c.json({ status: true as const, message: MAIL_SENT_IF_NEEDED[ctx.language] });
    },
  )
  .post(
    '/auth/cancel-email-change',
    describe('token', 'Stop a change of address by the token of the notice to the old one', StatusResponse),
    validate('json', CancelEmailChange),
    async (c) => {
      await cancelEmailChange(getCtx(c), c.req.valid('json'));
      return c.json({ status: true as const });
    },
  );

/** Creates the routes of the same kind that prove an address. */
const createProofRoutes = (onProven: OnProven) =>
  new Hono<AppEnv>()
    .post(
      '/auth/log-in-by-link',
      describe('token', 'Log in by the token of a mail, once', Person, { errors: [429] }),
      validate('json', LogInByLink),
      async (c) => {
        const { user, cookies } = await logInByLink(getCtx(c), c.req.valid('json'), onProven);
        appendSetCookie(c, cookies);
        return c.json({ user });
      },
    )
    .post(
      '/auth/log-in-by-code',
      describe('anyone', 'Log in by the code of a mail, once', Person, { errors: [429] }),
      validate('json', LogInByCode),
      async (c) => {
        const { user, cookies } = await logInByCode(getCtx(c), c.req.valid('json'), onProven);
        appendSetCookie(c, cookies);
        return c.json({ user });
      },
    )
    .get(
      '/auth/verify-email',
      describe('token', 'Verify an address by the token of a mail', StatusResponse),
      validate('query', VerifyEmail),
      async (c) => {
        await verifyEmail(getCtx(c), c.req.valid('query'), onProven, { canLogIn: false });
        return c.json({ status: true as const });
      },
    )
    .post(
      '/auth/verify-email',
      describe('token', 'Verify an address by the token of a mail', StatusResponse),
      validate('json', VerifyEmail),
      async (c) => {
        const started = await verifyEmail(getCtx(c), c.req.valid('json'), onProven, { canLogIn: true });
        appendSetCookie(c, started?.cookies ?? []);
        return c.json({ status: true as const });
      },
    )
    .post(
      '/auth/reset-password',
      describe('token', 'Set a new password by the token of a mail', StatusResponse),
      validate('json', ResetPassword),
      async (c) => {
        await resetPassword(getCtx(c), c.req.valid('json'), onProven);
        return c.json({ status: true as const });
      },
    );

/** Creates the module's routes; `onProven` is what modules above do once an address is proved. */
export const createAccountsRoutes = (onProven: OnProven) =>
  new Hono<AppEnv>()
    .route('/', users)
    .route('/', sessions)
    .route('/', passkeysRoutes)
    .route('/', credentials)
    .route('/', createProofRoutes(onProven));
