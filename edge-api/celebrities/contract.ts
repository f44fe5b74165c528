import { z } from 'zod';
import { Media } from '../media/contract.ts';
import { encodeMessage, encodeTooLong, readableText } from '../platform/contract.ts';
import { countReadable, ID_MAX, tooLong } from '../platform/rules.ts';
import {
  LINE_MAX,
  NAME_MAX,
  PHONE_MAX,
  ROLE_INVALID,
  URL_INVALID,
  parseWebAddress,
} from '../accounts/rules.ts';
import { parseCountryCode } from './country-rules.ts';
import { BIO_MAX, BIO_MIN, BIO_TOO_SHORT, FANBASE_SIZES, GENDERS, PROFILE_REQUIRED } from './rules.ts';
import { Email, NewPassword, requiredLine, parsed, Name, PersonLanguage } from '../accounts/contract.ts';

const WebAddress = parsed(parseWebAddress, URL_INVALID);
const SocialName = parsed(
  (typed) => (typed.includes(':') ? parseWebAddress(typed) : typed.trim()),
  URL_INVALID,
);

/** The fields of a celebrity's Personal step (RULES.md, "Required fields"); the e-mail address is the account's. */
const profileFields = {
  artistName: requiredLine(PROFILE_REQUIRED.artistName, NAME_MAX),
  phone: requiredLine(PROFILE_REQUIRED.phone, PHONE_MAX),
  gender: z.enum(GENDERS, { error: encodeMessage(PROFILE_REQUIRED.gender) }),
  countryOfResidence: z
    .string({ error: encodeMessage(PROFILE_REQUIRED.countryOfResidence) })
    .max(LINE_MAX, encodeTooLong(LINE_MAX))
    .transform((typed) => parseCountryCode(typed) ?? '')
    .pipe(z.string().min(1, encodeMessage(PROFILE_REQUIRED.countryOfResidence))),
  city: requiredLine(PROFILE_REQUIRED.city, NAME_MAX),
  knownFor: requiredLine(PROFILE_REQUIRED.knownFor, LINE_MAX),
  bio: readableText({ min: 1, tooShort: PROFILE_REQUIRED.bio, max: BIO_MAX, tooLong: tooLong(BIO_MAX) })
    .min(BIO_MIN, encodeMessage(BIO_TOO_SHORT))
    .refine((bio) => countReadable(bio) >= BIO_MIN, encodeMessage(BIO_TOO_SHORT)),
  website: WebAddress,
  hasFanbase: z.enum(['yes', 'no'], { error: encodeMessage(PROFILE_REQUIRED.hasFanbase) }),
  fanbaseSize: z
    .enum(['', ...FANBASE_SIZES], { error: encodeMessage(PROFILE_REQUIRED.fanbaseSize) })
    .transform((size) => size || null)
    .nullish(),
  socialMediaProfile: WebAddress,
};

const signUpFields = {
  email: Email,
  password: NewPassword,
  /** Whether the password was generated instead of chosen. */
  passwordIsGenerated: z.boolean().optional(),
  name: Name.optional(),
  language: PersonLanguage.optional(),
};

/** POST users-custom. Accepts only the roles that people may choose at sign-up. */
export const SignUp = z.discriminatedUnion(
  'role',
  [
    z.object({ role: z.enum(['fan', 'charity']), ...signUpFields }),
    z
      .object({ role: z.literal('celebrity'), ...signUpFields, ...profileFields })
      .refine(({ hasFanbase, fanbaseSize }) => hasFanbase !== 'yes' || fanbaseSize, {
        path: ['fanbaseSize'],
        error: encodeMessage(PROFILE_REQUIRED.fanbaseSize),
        when: () => true,
      })
      .refine(({ hasFanbase, socialMediaProfile }) => hasFanbase !== 'yes' || socialMediaProfile, {
        path: ['socialMediaProfile'],
        error: encodeMessage(PROFILE_REQUIRED.socialMediaProfile),
        when: () => true,
      }),
  ],
  { error: encodeMessage(ROLE_INVALID) },
);

export type SignUp = z.infer<typeof SignUp>;

/** A celebrity's profile, as its owner sees it (RULES.md, "Data"). */
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

/** PATCH celebrities-custom: omitted fields keep their values; `avatar` is the id of an own picture, null for none. */
export const ChangeCelebrity = z
  .object(profileFields)
  .partial()
  .extend({
    name: Name.optional(),
    avatar: z.string().max(ID_MAX).nullish(),
    socialMedia: z.object({ instagram: SocialName, twitter: SocialName, facebook: SocialName }).optional(),
  });

export type ChangeCelebrity = z.infer<typeof ChangeCelebrity>;
