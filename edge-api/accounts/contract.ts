import { z } from 'zod';
import { encodeMessage, encodeTooLong, readableText, User } from '../platform/contract.ts';
import { isBlank, LANGUAGES, type LocalizedText, ROLES, tooLong } from '../platform/rules.ts';
import {
  cleanName,
  EMAIL_INVALID,
  EMAIL_MAX,
  EMAIL_REQUIRED,
  isEmail,
  LANGUAGE_INVALID,
  LINE_MAX,
  LINK_INVALID,
  NAME_MAX,
  NAME_REQUIRED,
  normalizeEmail,
  PHONE_MAX,
} from './rules.ts';
import { LOGIN_CODE_DIGITS, LOGIN_CODE_INVALID } from './login-code-rules.ts';
import { OBJECTION } from './suspension-rules.ts';
import { PASSWORD_LENGTH, PASSWORD_MAX, PASSWORD_MIN, PASSWORD_REQUIRED } from './password-rules.ts';

export { User };

/** What the caller may do. */
export const CallerAccess = z.object({
  role: z.enum(ROLES).nullable(),
  can: z.object({
    createCampaign: z.boolean(),
    editCampaign: z.boolean(),
    selectWinners: z.boolean(),
    reviewCharities: z.boolean(),
  }),
});

export const UserBody = z.object({ user: User });

/** A person with the fields that only the profile page shows. */
export const Profile = User.extend({
  phone: z.string().nullable(),
  location: z.string().nullable(),
  /** Whether the password was generated and has not been changed since. */
  passwordIsGenerated: z.boolean(),
  /** Whether there is a password to log in with. */
  hasPassword: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

/** A session of the caller; `browser` and `country` (two letters) are null if unknown. */
export const OwnSession = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  country: z.string().nullable(),
  loggedInAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

/** An e-mail address as typed, normalized. */
export const Email = z
  .string({ error: encodeMessage(EMAIL_REQUIRED) })
  .trim()
  .min(1, encodeMessage(EMAIL_REQUIRED))
  .max(EMAIL_MAX, { error: encodeMessage(EMAIL_INVALID), abort: true })
  .refine(isEmail, { error: encodeMessage(EMAIL_INVALID), abort: true })
  .transform(normalizeEmail);

/** Maximum length of an entered password; no stored one is longer. */
const TYPED_PASSWORD_MAX = 1000;
const RETURN_PATH_MAX = 300;
const TOKEN_MAX = 1000;

const CurrentPassword = z
  .string({ error: encodeMessage(PASSWORD_REQUIRED) })
  .min(1, encodeMessage(PASSWORD_REQUIRED))
  .max(TYPED_PASSWORD_MAX, encodeMessage(PASSWORD_LENGTH));
/** A password to set; the verb also rejects weak ones. */
export const NewPassword = z
  .string({ error: encodeMessage(PASSWORD_REQUIRED) })
  .min(PASSWORD_MIN, encodeMessage(PASSWORD_LENGTH))
  .max(PASSWORD_MAX, encodeMessage(PASSWORD_LENGTH));

export const Login = z.object({ email: Email, password: CurrentPassword });
export type Login = z.infer<typeof Login>;

/** A required single-line text, without characters that reverse its direction (`cleanName`). */
export const requiredLine = (message: LocalizedText, max: number) =>
  readableText({ min: 1, tooShort: message, max, tooLong: tooLong(max) }).transform(cleanName);
/** Optional text; a blank one clears the field. */
export const optional = (max: number) =>
  z
    .string()
    .trim()
    .max(max, encodeTooLong(max))
    .transform((text) => (isBlank(text) ? null : text))
    .nullish();
/** An optional single-line text, without characters that reverse its direction; a blank one clears the field. */
export const optionalLine = (max: number) =>
  optional(max).transform((text) => text && (cleanName(text) || null));
/** Returns the schema of a text that `parse` reads or, with undefined, refuses; a blank text is stored as null. */
export const parsed = (parse: (typed: string) => string | undefined, invalid: LocalizedText) =>
  z
    .string({ error: encodeMessage(invalid) })
    .max(LINE_MAX, encodeTooLong(LINE_MAX))
    .transform((typed, check) => {
      if (!typed.trim()) return null;
      const value = parse(typed);
      if (value === undefined) check.addIssue({ code: 'custom', message: encodeMessage(invalid) });
      return value ?? typed;
    })
    .nullish();

export const Name = z
  .string({ error: encodeMessage(NAME_REQUIRED) })
  .max(LINE_MAX, encodeTooLong(NAME_MAX))
  .transform(cleanName)
  .pipe(z.string().min(1, encodeMessage(NAME_REQUIRED)).max(NAME_MAX, encodeTooLong(NAME_MAX)));
export const PersonLanguage = z.enum(LANGUAGES, { error: encodeMessage(LANGUAGE_INVALID) });
/** What a person may change about themselves; other fields of the body are ignored. */
export const UpdateUser = z.object({
  name: Name.optional(),
  language: PersonLanguage.optional(),
  phone: optionalLine(PHONE_MAX),
  location: optionalLine(LINE_MAX),
});
export type UpdateUser = z.infer<typeof UpdateUser>;

/** The password is required only if the log-in is not recent, as in all calls with a session that accept one. */
export const StepUp = z.object({ password: CurrentPassword.optional() });
export type StepUp = z.infer<typeof StepUp>;

/** A person's objection to the suspension of their account. */
export const Objection = z.object({ text: readableText(OBJECTION) });
export type Objection = z.infer<typeof Objection>;

/** The token of a mailed link. */
export const Token = z
  .string({ error: encodeMessage(LINK_INVALID) })
  .min(1, encodeMessage(LINK_INVALID))
  .max(TOKEN_MAX, encodeMessage(LINK_INVALID));

/** The body of calls for which a link is enough: logging in, proving an address, or undoing a change. */
export const TokenBody = z.object({ token: Token });
export type TokenBody = z.infer<typeof TokenBody>;
/** A path of this site to return to; anything else is dropped. It goes into a mail, so only plain paths are allowed. */
const ReturnPath = z
  .string()
  .max(RETURN_PATH_MAX)
  .regex(/^\/(?:nl|en)(?:\/[\w-]+)*$/)
  .optional()
  .catch(undefined);
export const EmailBody = z.object({ email: Email });
/** An address, and the path to which the page of its link returns. */
export const LinkRequest = EmailBody.extend({ redirect: ReturnPath });
export type LinkRequest = z.infer<typeof LinkRequest>;
/** The code as typed; spaces and punctuation between the digits are ignored. */
export const LoginCode = z
  .string({ error: encodeMessage(LOGIN_CODE_INVALID) })
  .max(LINE_MAX, encodeMessage(LOGIN_CODE_INVALID))
  .transform((text) => text.replace(/[^\p{L}\p{N}]/gu, ''))
  .pipe(z.string().length(LOGIN_CODE_DIGITS, encodeMessage(LOGIN_CODE_INVALID)));
/** The `codeRequest` in the response to the request for a code. */
export const CodeRequestToken = z
  .string({ error: encodeMessage(LOGIN_CODE_INVALID) })
  .max(TOKEN_MAX, encodeMessage(LOGIN_CODE_INVALID));
export const LogInByCode = z.object({ email: Email, code: LoginCode, codeRequest: CodeRequestToken });
export type LogInByCode = z.infer<typeof LogInByCode>;
export const ResetPassword = TokenBody.extend({ newPassword: NewPassword });
export type ResetPassword = z.infer<typeof ResetPassword>;
export const ChangePassword = z.object({
  currentPassword: CurrentPassword.optional(),
  newPassword: NewPassword,
});
export type ChangePassword = z.infer<typeof ChangePassword>;
export const ChangeEmail = StepUp.extend({ newEmail: Email });
export type ChangeEmail = z.infer<typeof ChangeEmail>;
