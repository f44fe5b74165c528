import { Hono } from 'hono';
import { z } from 'zod';
import type { AppEnv } from '../../platform/context.ts';
import { Ok, succeed } from '../../platform/contract.ts';
import { describe, getCtx } from '../../platform/describe.ts';
import { validate } from '../../platform/validate.ts';
import { cancelEmailChange, changeEmail } from '../change-email.ts';
import { checkLink } from '../check-link.ts';
import { changePassword, resetPassword } from '../set-password.ts';
import {
  ChangeEmail,
  ChangePassword,
  EmailBody,
  LinkRequest,
  LogInByCode,
  ResetPassword,
  TokenBody,
  UserBody,
} from '../contract.ts';
import { logInByCode, logInByLink } from '../log-in.ts';
import type { OnProven } from '../prove-address.ts';
import { requestLink, requestLoginLink } from '../request-link.ts';
import { appendSetCookie, sendPerson } from '../session-cookies.ts';
import type { OnNewAddress } from '../store-address.ts';
import { undoCorrection } from '../correct-address.ts';
import { verifyEmail } from '../verify-email.ts';

const Message = z.object({ message: z.string() });
const StatusResponse = z.object({ status: z.literal(true) });
const StatusWithMessage = StatusResponse.extend({ message: z.string() });

/** Awaits work, and returns better-auth's body of a success. */
async function confirm(work: Promise<unknown>) {
  await work;
  return { status: true as const };
}

/** Routes with better-auth's paths and payloads, but our own verbs, limits and errors. */
const credentials = new Hono<AppEnv>()
  .post(
    '/auth/resend-verification',
    describe('anyone', 'Send the verification email again', Message, { errors: [429] }),
    validate('json', EmailBody),
    async (c) => c.json(await requestLink(getCtx(c), 'verify-email', c.req.valid('json'))),
  )
  .post(
    '/auth/request-password-reset',
    describe('anyone', 'Request an email with a link for setting a new password', StatusWithMessage, {
      errors: [429],
    }),
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
      'Request an email with a link, and a code for this browser, to log in without a password',
      StatusWithMessage.extend({ codeRequest: z.string() }),
      { errors: [429] },
    ),
    validate('json', LinkRequest),
    async (c) =>
      c.json({ status: true as const, ...(await requestLoginLink(getCtx(c), c.req.valid('json'))) }),
  )
  .post(
    '/auth/change-password',
    describe('person', 'Change the caller’s password', UserBody, { errors: [429] }),
    validate('json', ChangePassword),
    async (c) => sendPerson(c, await changePassword(getCtx(c), c.req.valid('json'))),
  )
  .post(
    '/auth/change-email',
    describe('person', 'Request a new email address, confirmed by a link', StatusWithMessage, {
      errors: [429],
    }),
    validate('json', ChangeEmail),
    async (c) => c.json({ status: true as const, ...(await changeEmail(getCtx(c), c.req.valid('json'))) }),
  )
  .post(
    '/auth/cancel-email-change',
    describe('token', 'Cancel a change of email address with the token from the notice', StatusResponse),
    validate('json', TokenBody),
    async (c) => c.json(await confirm(cancelEmailChange(getCtx(c), c.req.valid('json')))),
  );

const createLoginRoutes = (onProven: OnProven) =>
  new Hono<AppEnv>()
    .post(
      '/auth/log-in-by-link',
      describe('token', 'Log in with the token from an email, which works once', UserBody, { errors: [429] }),
      validate('json', TokenBody),
      async (c) => sendPerson(c, await logInByLink(getCtx(c), c.req.valid('json'), onProven)),
    )
    .post(
      '/auth/log-in-by-code',
      describe('anyone', 'Log in with the code from an email, which works once', UserBody, { errors: [429] }),
      validate('json', LogInByCode),
      async (c) => sendPerson(c, await logInByCode(getCtx(c), c.req.valid('json'), onProven)),
    );

const createProofRoutes = (onProven: OnProven, onNewAddress: OnNewAddress) =>
  new Hono<AppEnv>()
    .get(
      '/auth/verify-email',
      describe(
        'token',
        'Verify an email address with the token from an email, without logging in',
        StatusResponse,
        { errors: [403] },
      ),
      validate('query', TokenBody),
      async (c) => {
        const options = { onProven, onNewAddress, canLogIn: false };
        return c.json(await confirm(verifyEmail(getCtx(c), c.req.valid('query'), options)));
      },
    )
    .post(
      '/auth/verify-email',
      describe(
        'token',
        'Verify an email address with the token from an email, and log in a caller without a session',
        StatusResponse,
      ),
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
      describe('token', 'Check whether the token from an email to an account still works', Ok, {
        errors: [429],
      }),
      validate('json', TokenBody),
      async (c) => c.json(await succeed(checkLink(getCtx(c), c.req.valid('json')))),
    )
    .post(
      '/auth/undo-address',
      describe(
        'token',
        'Undo a correction of an email address with the token from the email',
        StatusResponse,
      ),
      validate('json', TokenBody),
      async (c) =>
        c.json(await confirm(undoCorrection(getCtx(c), c.req.valid('json'), { onProven, onNewAddress }))),
    )
    .post(
      '/auth/reset-password',
      describe('token', 'Set a new password with the token from an email', StatusResponse, { errors: [429] }),
      validate('json', ResetPassword),
      async (c) => c.json(await confirm(resetPassword(getCtx(c), c.req.valid('json'), onProven))),
    );

/** Creates the routes with better-auth's paths. */
export const createAuthRoutes = (onProven: OnProven, onNewAddress: OnNewAddress) =>
  new Hono<AppEnv>()
    .route('/', credentials)
    .route('/', createLoginRoutes(onProven))
    .route('/', createProofRoutes(onProven, onNewAddress));
