import { z } from 'zod';
import { encodeMessage, readableText } from '../platform/contract.ts';
import { LANGUAGES, type LocalizedText } from '../platform/rules.ts';
import {
  cleanName,
  EMAIL_INVALID,
  EMAIL_MAX,
  EMAIL_REQUIRED,
  isEmail,
  isStoredEmail,
  LANGUAGE_INVALID,
  LINE_MAX,
  LINK_INVALID,
  NAME_MAX,
  NAME_REQUIRED,
  normalizeEmail,
  PHONE_MAX,
  ROLES,
  TOO_LONG,
} from './rules.ts';
import { PASSWORD_LENGTH, PASSWORD_MAX, PASSWORD_MIN, PASSWORD_REQUIRED } from './password-rules.ts';

/** A person as the API shows them to themselves (api.md, `User`). */
export const User = z.object({
  id: z.string(),
  /** Empty until the person gives one. */
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  _verified: z.boolean(),
  language: z.enum(LANGUAGES),
});
export type User = z.infer<typeof User>;

/** The same with what only the profile page shows. */
export const Profile = User.extend({
  phone: z.string().nullable(),
  location: z.string().nullable(),
  /** Whether the password is one that we made, and not changed since. */
  passwordIsGenerated: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

/** An e-mail address as typed, normalized. */
export const Email = z
  .string({ error: encodeMessage(EMAIL_REQUIRED) })
  .trim()
  .min(1, encodeMessage(EMAIL_REQUIRED))
  .max(EMAIL_MAX, { error: encodeMessage(EMAIL_INVALID), abort: true })
  .refine(isEmail, { error: encodeMessage(EMAIL_INVALID), abort: true })
  .transform(normalizeEmail);

/** The address of an account that exists; older ones were stored by looser rules. */
const AccountEmail = z
  .string({ error: encodeMessage(EMAIL_REQUIRED) })
  .trim()
  .min(1, encodeMessage(EMAIL_REQUIRED))
  .max(EMAIL_MAX, { error: encodeMessage(EMAIL_INVALID), abort: true })
  .refine((text) => isEmail(text) || isStoredEmail(text), {
    error: encodeMessage(EMAIL_INVALID),
    abort: true,
  })
  .transform((text) => (isEmail(text) ? normalizeEmail(text) : text.toLowerCase().normalize('NFC')));

/** Characters of a typed password that are checked; no stored one is that long. */
const TYPED_PASSWORD_MAX = 1000;
/** Longest path that a link leads back to. */
const RETURN_PATH_MAX = 300;
/** Characters of a link's token, for every kind of link. */
const TOKEN_MAX = 1000;

/** A password to log in with. */
export const CurrentPassword = z
  .string({ error: encodeMessage(PASSWORD_REQUIRED) })
  .min(1, encodeMessage(PASSWORD_REQUIRED))
  .max(TYPED_PASSWORD_MAX, encodeMessage(PASSWORD_LENGTH));
/** A password to set; the verb rejects common ones. */
export const NewPassword = z
  .string({ error: encodeMessage(PASSWORD_REQUIRED) })
  .min(PASSWORD_MIN, encodeMessage(PASSWORD_LENGTH))
  .max(PASSWORD_MAX, encodeMessage(PASSWORD_LENGTH));

export const Login = z.object({ email: AccountEmail, password: CurrentPassword });
export type Login = z.infer<typeof Login>;

export const CheckEmail = z.object({ email: Email });

export const required = (message: LocalizedText, max: number) =>
  readableText({ min: 1, tooShort: message, max, tooLong: TOO_LONG });
/** Optional text; blank clears it. */
export const optional = (max: number) =>
  z
    .string()
    .trim()
    .max(max, encodeMessage(TOO_LONG))
    .transform((text) => (text === '' ? null : text))
    .nullish();
export const Name = z
  .string({ error: encodeMessage(NAME_REQUIRED) })
  .max(LINE_MAX, encodeMessage(TOO_LONG))
  .transform(cleanName)
  .pipe(z.string().min(1, encodeMessage(NAME_REQUIRED)).max(NAME_MAX, encodeMessage(TOO_LONG)));
export const PersonLanguage = z.enum(LANGUAGES, { error: encodeMessage(LANGUAGE_INVALID) });
/** What a person may change about themselves; anything else in the body is not read. */
export const UpdateUser = z.object({
  name: Name.optional(),
  language: PersonLanguage.optional(),
  phone: optional(PHONE_MAX),
  location: optional(LINE_MAX),
});
export type UpdateUser = z.infer<typeof UpdateUser>;

export const ErasePerson = z.object({ password: CurrentPassword });
export type ErasePerson = z.infer<typeof ErasePerson>;

/** The token of a link in a mail. */
export const Token = z
  .string({ error: encodeMessage(LINK_INVALID) })
  .min(1, encodeMessage(LINK_INVALID))
  .max(TOKEN_MAX, encodeMessage(LINK_INVALID));

export const MailRequest = z.object({ email: AccountEmail });
export type MailRequest = z.infer<typeof MailRequest>;
/** A path of this site to lead back to; anything else is left out. It goes into a mail, so it is kept plain. */
const ReturnPath = z
  .string()
  .max(RETURN_PATH_MAX)
  .regex(/^\/(?:nl|en)(?:\/[\w-]+)*$/)
  .optional()
  .catch(undefined);
export const ResetRequest = MailRequest.extend({ redirect: ReturnPath });
export type ResetRequest = z.infer<typeof ResetRequest>;
export const LoginLinkRequest = MailRequest.extend({ redirect: ReturnPath });
export type LoginLinkRequest = z.infer<typeof LoginLinkRequest>;
export const LogInByLink = z.object({ token: Token });
export type LogInByLink = z.infer<typeof LogInByLink>;
export const VerifyEmail = z.object({ token: Token });
export type VerifyEmail = z.infer<typeof VerifyEmail>;
export const CancelEmailChange = z.object({ token: Token });
export type CancelEmailChange = z.infer<typeof CancelEmailChange>;
export const ResetPassword = z.object({ token: Token, newPassword: NewPassword });
export type ResetPassword = z.infer<typeof ResetPassword>;
export const ChangePassword = z.object({ currentPassword: CurrentPassword, newPassword: NewPassword });
export type ChangePassword = z.infer<typeof ChangePassword>;
export const ChangeEmail = z.object({ newEmail: Email, password: CurrentPassword });
export type ChangeEmail = z.infer<typeof ChangeEmail>;
