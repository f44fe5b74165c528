import { z } from 'zod';
import { Media } from '../media/contract.ts';
import { told } from '../platform/contract.ts';
import { ID_MAX, LANGUAGES, type Sentence } from '../platform/rules.ts';
import {
  BIO_MAX,
  BIO_MIN,
  BIO_TOO_SHORT,
  cleanName,
  countryCode,
  EMAIL_INVALID,
  EMAIL_MAX,
  EMAIL_PATTERN,
  EMAIL_REQUIRED,
  FANBASE_SIZES,
  GENDERS,
  LANGUAGE_REFUSED,
  LINE_MAX,
  LINK_REFUSED,
  NAME_MAX,
  NAME_REQUIRED,
  normaliseEmail,
  PASSWORD_LENGTH,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_REQUIRED,
  PHONE_MAX,
  PROFILE_REQUIRED,
  ROLE_REFUSED,
  ROLES,
  TOO_LONG,
  URL_INVALID,
  webAddress,
} from './rules.ts';

/** A person as the API shows them to themselves (api.md, `User`). */
export const User = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  _verified: z.boolean(),
  language: z.enum(LANGUAGES),
});
export type User = z.infer<typeof User>;

/** The same with what only the profile page shows. */
export const Profile = User.extend({ phone: z.string().nullable(), location: z.string().nullable() });
export type Profile = z.infer<typeof Profile>;

/** An e-mail address as typed, normalised. */
export const Email = z
  .string({ error: told(EMAIL_REQUIRED) })
  .trim()
  .min(1, told(EMAIL_REQUIRED))
  .max(EMAIL_MAX, told(EMAIL_INVALID))
  .regex(EMAIL_PATTERN, told(EMAIL_INVALID))
  .transform(normaliseEmail);

/** A password that somebody claims to have. */
const Password = z.string({ error: told(PASSWORD_REQUIRED) }).min(1, told(PASSWORD_REQUIRED));
/** A password to be; whether it is a common one, the verb asks. */
const NewPassword = z
  .string({ error: told(PASSWORD_REQUIRED) })
  .min(PASSWORD_MIN, told(PASSWORD_LENGTH))
  .max(PASSWORD_MAX, told(PASSWORD_LENGTH));

export const Login = z.object({ email: Email, password: Password });
export type Login = z.infer<typeof Login>;

export const CheckEmail = z.object({ email: Email });

const required = (sentence: Sentence, max: number) =>
  z
    .string({ error: told(sentence) })
    .trim()
    .min(1, told(sentence))
    .max(max, told(TOO_LONG));
/** Text that may be left out; blank clears it. */
const optional = (max: number) =>
  z
    .string({ error: told(TOO_LONG) })
    .trim()
    .max(max, told(TOO_LONG))
    .transform((text) => (text === '' ? null : text))
    .nullish();
const Name = z
  .string({ error: told(NAME_REQUIRED) })
  .transform(cleanName)
  .pipe(z.string().min(1, told(NAME_REQUIRED)).max(NAME_MAX, told(TOO_LONG)));
const PersonLanguage = z.enum(LANGUAGES, { error: told(LANGUAGE_REFUSED) });
const WebAddress = z.string({ error: told(URL_INVALID) }).max(LINE_MAX, told(TOO_LONG));

function toWebAddress(typed: string, check: z.RefinementCtx): string {
  const address = webAddress(typed);
  if (address === undefined) check.addIssue({ code: 'custom', message: told(URL_INVALID) });
  return address ?? typed;
}

/** The celebrity's Personal step (specification §5); the account's own address is the profile's. */
const profileFields = {
  artistName: required(PROFILE_REQUIRED.artistName, NAME_MAX).transform(cleanName),
  phone: required(PROFILE_REQUIRED.phone, PHONE_MAX),
  gender: z.enum(GENDERS, { error: told(PROFILE_REQUIRED.gender) }),
  countryOfResidence: z
    .string({ error: told(PROFILE_REQUIRED.countryOfResidence) })
    .transform((typed) => countryCode(typed) ?? '')
    .pipe(z.string().min(1, told(PROFILE_REQUIRED.countryOfResidence))),
  city: required(PROFILE_REQUIRED.city, NAME_MAX),
  knownFor: required(PROFILE_REQUIRED.knownFor, LINE_MAX),
  bio: required(PROFILE_REQUIRED.bio, BIO_MAX).min(BIO_MIN, told(BIO_TOO_SHORT)),
  website: WebAddress.transform((typed, check) =>
    typed.trim() ? toWebAddress(typed, check) : null,
  ).nullish(),
  hasFanbase: z.enum(['yes', 'no'], { error: told(PROFILE_REQUIRED.hasFanbase) }),
  fanbaseSize: z
    .enum(['', ...FANBASE_SIZES], { error: told(PROFILE_REQUIRED.fanbaseSize) })
    .transform((size) => size || null)
    .nullish(),
  socialMediaProfile: WebAddress.transform((typed, check) =>
    typed.trim() ? toWebAddress(typed, check) : null,
  ).nullish(),
};

const signUpFields = {
  email: Email,
  password: NewPassword,
  name: Name.optional(),
  language: PersonLanguage.optional(),
};

/** POST users-custom. Only the roles that a person may give themselves are in it. */
export const SignUp = z.discriminatedUnion(
  'role',
  [
    z.object({ role: z.enum(['fan', 'charity']), ...signUpFields }),
    z
      .object({ role: z.literal('celebrity'), ...signUpFields, ...profileFields })
      .refine(({ hasFanbase, fanbaseSize }) => hasFanbase !== 'yes' || fanbaseSize, {
        path: ['fanbaseSize'],
        error: told(PROFILE_REQUIRED.fanbaseSize),
        when: () => true,
      })
      .refine(({ hasFanbase, socialMediaProfile }) => hasFanbase !== 'yes' || socialMediaProfile, {
        path: ['socialMediaProfile'],
        error: told(PROFILE_REQUIRED.socialMediaProfile),
        when: () => true,
      }),
  ],
  { error: told(ROLE_REFUSED) },
);
export type SignUp = z.infer<typeof SignUp>;

/** A celebrity's profile as its owner sees it (specification §3). */
export const CelebrityProfile = z.object({
  id: z.string(),
  name: z.string(),
  artistName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  gender: z.enum(GENDERS).nullable(),
  countryOfResidence: z.string().nullable(),
  city: z.string().nullable(),
  knownFor: z.string().nullable(),
  bio: z.string().nullable(),
  website: z.string().nullable(),
  hasFanbase: z.enum(['yes', 'no']).nullable(),
  fanbaseSize: z.enum(FANBASE_SIZES).nullable(),
  socialMediaProfile: z.string().nullable(),
  avatar: Media.nullable(),
  socialMedia: z.object({
    instagram: z.string().nullable(),
    twitter: z.string().nullable(),
    facebook: z.string().nullable(),
  }),
});
export type CelebrityProfile = z.infer<typeof CelebrityProfile>;

/** PATCH celebrities-custom: what is left out stays as it is; `avatar` is the id of an own picture, null for none. */
export const ChangeCelebrity = z
  .object(profileFields)
  .partial()
  .extend({
    name: Name.optional(),
    avatar: z.string().max(ID_MAX).nullish(),
    socialMedia: z
      .object({
        instagram: optional(LINE_MAX),
        twitter: optional(LINE_MAX),
        facebook: optional(LINE_MAX),
      })
      .optional(),
  });
export type ChangeCelebrity = z.infer<typeof ChangeCelebrity>;

/** What a person may change about themselves; anything else in the body is not read. */
export const ChangeProfile = z.object({
  name: Name.optional(),
  language: PersonLanguage.optional(),
  phone: optional(PHONE_MAX),
  location: optional(LINE_MAX),
});
export type ChangeProfile = z.infer<typeof ChangeProfile>;

export const ErasePerson = z.object({ password: Password });
export type ErasePerson = z.infer<typeof ErasePerson>;

const Token = z.string({ error: told(LINK_REFUSED) }).min(1, told(LINK_REFUSED));

export const MailRequest = z.object({ email: Email });
export type MailRequest = z.infer<typeof MailRequest>;
export const VerifyEmail = z.object({ token: Token });
export type VerifyEmail = z.infer<typeof VerifyEmail>;
export const ResetPassword = z.object({ token: Token, newPassword: NewPassword });
export type ResetPassword = z.infer<typeof ResetPassword>;
export const ChangePassword = z.object({ currentPassword: Password, newPassword: NewPassword });
export type ChangePassword = z.infer<typeof ChangePassword>;
export const ChangeEmail = z.object({ newEmail: Email, password: Password });
export type ChangeEmail = z.infer<typeof ChangeEmail>;
