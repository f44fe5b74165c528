import { Hono } from 'hono';
import { getCtx, requirePerson, requireSession, type AppEnv } from '../platform/context.ts';
import { appendSetCookie } from './session-cookies.ts';
import { validate } from '../platform/validate.ts';
import { cancelEmailChange } from './cancel-email-change.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { updateUser } from './update-user.ts';
import { checkEmail } from './check-email.ts';
import {
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
} from './contract.ts';
import { logIn } from './log-in.ts';
import { logInByCode, logInByLink } from './log-in-by-link.ts';
import { logOut } from './log-out.ts';
import { refreshSession } from './refresh-session.ts';
import { requestLoginLink } from './request-login-link.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resendVerification } from './resend-verification.ts';
import { resetPassword } from './reset-password.ts';
import { endOtherSessions, endSession, listSessions } from './own-sessions.ts';
import type { OnProven } from './prove-address.ts';
import { passkeysRoutes } from './passkeys/routes.ts';
import { getPermissions, LOGGED_OUT, MAIL_SENT_IF_NEEDED } from './rules.ts';
import { getUserProfile } from './get-user-profile.ts';
import { verifyEmail } from './verify-email.ts';

const users = new Hono<AppEnv>()
  .get('/users/me', (c) => c.json({ user: requirePerson(getCtx(c)) }))
  .patch('/users/me', validate('json', UpdateUser), async (c) =>
    c.json({ user: await updateUser(getCtx(c), c.req.valid('json')) }),
  )
  .get('/users/me/profile', async (c) => c.json({ profile: await getUserProfile(getCtx(c)) }))
  .get('/users/me/sessions', async (c) => c.json({ docs: await listSessions(getCtx(c)) }))
  .delete('/users/me/sessions', async (c) => {
    await endOtherSessions(getCtx(c));
    return c.json({ ok: true as const });
  })
  .delete('/users/me/sessions/:id', async (c) => {
    await endSession(getCtx(c), c.req.param('id'));
    return c.json({ ok: true as const });
  })
  .get('/access', (c) => {
    const { actor } = getCtx(c);
    const role = actor.kind === 'person' ? actor.person.role : null;
    return c.json({ role, can: getPermissions(role) });
  })
  .get('/users/check-email', validate('query', CheckEmail), async (c) =>
    c.json(await checkEmail(getCtx(c), c.req.valid('query'))),
  );

const sessions = new Hono<AppEnv>()
  .post('/users/login', validate('json', Login), async (c) => {
    const { user, cookies } = await logIn(getCtx(c), c.req.valid('json'));
    appendSetCookie(c, cookies);
    return c.json({ user });
  })
  .post('/users/logout', async (c) => {
    const { cookies } = await logOut(getCtx(c));
    appendSetCookie(c, cookies);
    return c.json({ message: LOGGED_OUT[getCtx(c).language] });
  })
  .post('/users/refresh-token', async (c) => {
    const { cookies, ...refreshed } = await refreshSession(getCtx(c));
    appendSetCookie(c, cookies);
    return c.json(refreshed);
  });

/** Creates routes with better-auth's paths and payloads, and with our own verbs, limits and errors. */
const createAuthRoutes = (onProven: OnProven) =>
  new Hono<AppEnv>()
    .post('/auth/resend-verification', validate('json', MailRequest), async (c) => {
      const ctx = getCtx(c);
      await resendVerification(ctx, c.req.valid('json'));
      return c.json({ message: MAIL_SENT_IF_NEEDED[ctx.language] });
    })
    .post('/auth/request-password-reset', validate('json', ResetRequest), async (c) => {
      const ctx = getCtx(c);
      await requestPasswordReset(ctx, c.req.valid('json'));
      return c.json({ status: true as const, message: MAIL_SENT_IF_NEEDED[ctx.language] });
    })
    .post('/auth/request-login-link', validate('json', LoginLinkRequest), async (c) => {
      const ctx = getCtx(c);
      await requestLoginLink(ctx, c.req.valid('json'));
      return c.json({ status: true as const, message: MAIL_SENT_IF_NEEDED[ctx.language] });
    })
    .post('/auth/log-in-by-link', validate('json', LogInByLink), async (c) => {
      const { user, cookies } = await logInByLink(getCtx(c), c.req.valid('json'), onProven);
      appendSetCookie(c, cookies);
      return c.json({ user });
    })
    .post('/auth/log-in-by-code', validate('json', LogInByCode), async (c) => {
      const { user, cookies } = await logInByCode(getCtx(c), c.req.valid('json'), onProven);
      appendSetCookie(c, cookies);
      return c.json({ user });
    })
    .get('/auth/verify-email', validate('query', VerifyEmail), async (c) => {
      await verifyEmail(getCtx(c), c.req.valid('query'), onProven, { canLogIn: false });
      return c.json({ status: true as const });
    })
    .post('/auth/verify-email', validate('json', VerifyEmail), async (c) => {
      const started = await verifyEmail(getCtx(c), c.req.valid('json'), onProven, { canLogIn: true });
      appendSetCookie(c, started?.cookies ?? []);
      return c.json({ status: true as const });
    })
    .post('/auth/reset-password', validate('json', ResetPassword), async (c) => {
      await resetPassword(getCtx(c), c.req.valid('json'), onProven);
      return c.json({ status: true as const });
    })
    .post('/auth/change-password', requireSession, validate('json', ChangePassword), async (c) => {
      const { user, cookies } = await changePassword(getCtx(c), c.req.valid('json'));
      appendSetCookie(c, cookies);
      return c.json({ user });
    })
    .post('/auth/change-email', requireSession, validate('json', ChangeEmail), async (c) => {
      const ctx = getCtx(c);
      await changeEmail(ctx, c.req.valid('json'));
      return c.json({ status: true as const, message: MAIL_SENT_IF_NEEDED[ctx.language] });
    })
    .post('/auth/cancel-email-change', validate('json', CancelEmailChange), async (c) => {
      await cancelEmailChange(getCtx(c), c.req.valid('json'));
      return c.json({ status: true as const });
    });

/** Creates the module's routes; `onProven` is what modules above do once an address is proved. */
export const createAccountsRoutes = (onProven: OnProven) =>
  new Hono<AppEnv>()
    .route('/', users)
    .route('/', sessions)
    .route('/', passkeysRoutes)
    .route('/', createAuthRoutes(onProven));
