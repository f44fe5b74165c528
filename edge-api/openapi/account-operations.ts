import { z } from 'zod';
import { OwnSession, Profile, User } from '../accounts/contract.ts';
import { CelebrityProfile } from '../celebrities/contract.ts';
import { ROLES } from '../accounts/rules.ts';
import { EarlierWork } from '../privacy/contract.ts';
import type { OperationDocs } from './operation-doc.ts';

const Person = z.object({ user: User });
const Done = z.object({ ok: z.literal(true) });
const Message = z.object({ message: z.string() });
const StatusResponse = z.object({ status: z.literal(true) });
const StatusWithMessage = StatusResponse.extend({ message: z.string() });
const Access = z.object({
  role: z.enum(ROLES).nullable(),
  can: z.object({
    createCampaign: z.boolean(),
    editCampaign: z.boolean(),
    selectWinners: z.boolean(),
    reviewCharities: z.boolean(),
  }),
});

/** Calls about people, their sessions and their own data. */
export const ACCOUNT_OPERATIONS: OperationDocs = {
  'GET /api/users/me': { summary: 'Who is logged in', access: 'person', answer: Person },
  'PATCH /api/users/me': { summary: 'Change the caller’s own data', access: 'person', answer: Person },
  'DELETE /api/users/me': {
    summary: 'Erase the caller’s account; takes the password or a recent log-in',
    access: 'person',
    answer: z.object({ ok: z.literal(true) }),
    errors: [409],
  },
  'GET /api/users/me/profile': {
    summary: 'One’s own profile',
    access: 'person',
    answer: z.object({ profile: Profile }),
  },
  'GET /api/users/me/sessions': {
    summary: 'Where the caller is logged in',
    access: 'person',
    answer: z.object({ docs: z.array(OwnSession) }),
  },
  'DELETE /api/users/me/sessions': {
    summary: 'End all sessions of the caller but this one',
    access: 'person',
    answer: Done,
  },
  'DELETE /api/users/me/sessions/{id}': {
    summary: 'End one session of the caller',
    access: 'owner',
    answer: Done,
  },
  'GET /api/users/me/earlier': {
    summary: 'What was made with the caller’s address before another browser proved it',
    access: 'person',
    answer: z.object({ doc: EarlierWork }),
    errors: [404],
  },
  'POST /api/users/me/earlier': {
    summary: 'Keep what was made before, or delete it with the account',
    access: 'person',
    answer: Done,
    errors: [404, 409],
  },
  'POST /api/auth/not-me': {
    summary: 'Delete an account that nobody has proved, by the token of its first mail',
    access: 'token',
    answer: Done,
    errors: [409],
  },
  'POST /api/auth/log-in-by-code': {
    summary: 'Log in by the code of a mail, once',
    access: 'anyone',
    answer: Person,
    errors: [429],
  },
  'GET /api/users/me/export': {
    summary: 'Everything stored about the caller; needs a proved address and a recent log-in',
    access: 'person',
    answer: z.record(z.string(), z.unknown()),
  },
  'GET /api/access': { summary: 'What the caller may do', access: 'anyone', answer: Access },
  'GET /api/users/check-email': {
    summary: 'Whether an address has an account',
    access: 'anyone',
    answer: z.object({ exists: z.boolean() }),
    errors: [429],
  },
  'POST /api/users-custom': {
    summary: 'Sign up as fan, celebrity or charity',
    access: 'anyone',
    status: 201,
    answer: z.object({ doc: User }),
    errors: [409, 429],
  },
  'POST /api/users/login': { summary: 'Log in', access: 'anyone', answer: Person, errors: [401, 429] },
  'POST /api/users/logout': { summary: 'Log out', access: 'anyone', answer: Message },
  'POST /api/users/refresh-token': {
    summary: 'Prolong the session',
    access: 'person',
    answer: Person.extend({ expiresAt: z.iso.datetime() }),
  },
  'POST /api/auth/resend-verification': {
    summary: 'Send the verification mail again',
    access: 'anyone',
    answer: Message,
    errors: [429],
  },
  'POST /api/auth/request-password-reset': {
    summary: 'Ask for a link to a new password',
    access: 'anyone',
    answer: StatusWithMessage,
    errors: [429],
  },
  'POST /api/auth/request-login-link': {
    summary: 'Ask for a link that logs in without a password',
    access: 'anyone',
    answer: StatusWithMessage,
    errors: [429],
  },
  'POST /api/auth/log-in-by-link': {
    summary: 'Log in by the token of a mail, once',
    access: 'token',
    answer: Person,
    errors: [429],
  },
  'GET /api/auth/verify-email': {
    summary: 'Verify an address by the token of a mail',
    access: 'token',
    answer: StatusResponse,
  },
  'POST /api/auth/verify-email': {
    summary: 'Verify an address by the token of a mail',
    access: 'token',
    answer: StatusResponse,
  },
  'POST /api/auth/reset-password': {
    summary: 'Set a new password by the token of a mail',
    access: 'token',
    answer: StatusResponse,
  },
  'POST /api/auth/change-password': {
    summary: 'Change the caller’s password',
    access: 'person',
    answer: Person,
  },
  'POST /api/auth/change-email': {
    summary: 'Change the caller’s address',
    access: 'person',
    answer: StatusWithMessage,
  },
  'POST /api/auth/cancel-email-change': {
    summary: 'Stop a change of address by the token of the notice to the old one',
    access: 'token',
    answer: StatusResponse,
  },
  'GET /api/celebrities-custom/by-user': {
    summary: 'The caller’s own celebrity profile',
    access: 'celebrity',
    answer: z.object({ doc: CelebrityProfile }),
    errors: [404],
  },
  'PATCH /api/celebrities-custom/{id}': {
    summary: 'Change the caller’s own celebrity profile',
    access: 'ownCelebrity',
    answer: z.object({ doc: CelebrityProfile }),
  },
};
