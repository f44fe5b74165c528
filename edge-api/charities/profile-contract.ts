import { z } from 'zod';
import { optional, optionalLine, parsed } from '../accounts/contract.ts';
import { EMAIL_INVALID, isEmail, normalizeEmail, parseWebAddress, URL_INVALID } from '../accounts/rules.ts';
import { parseCountryCode } from '../celebrities/country-rules.ts';
import { Media } from '../media/contract.ts';
import { encodeMessage } from '../platform/contract.ts';
import { ID_MAX } from '../platform/rules.ts';
import { APPROVAL_STATUSES } from './rules.ts';
import {
  ABOUT_MAX,
  COUNTRY_INVALID,
  isRsin,
  normalizeRsin,
  REGISTRATION_MAX,
  RSIN_INVALID,
  TEN_EUROS_MAX,
  WEBSITE_INSECURE,
} from './profile-rules.ts';

const InBothLanguages = z.object({ nl: z.string(), en: z.string() }).nullable();

/** The public profile of a charity that has said yes; missing information is null. */
export const CharityProfile = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  logo: Media.nullable(),
  about: InBothLanguages,
  tenEuros: InBothLanguages,
  website: z.string().nullable(),
  country: z.string().nullable(),
  rsin: z.string().nullable(),
  registrationNumber: z.string().nullable(),
  isAnbi: z.boolean(),
  contactEmail: z.string().nullable(),
});
export type CharityProfile = z.infer<typeof CharityProfile>;

/** The same profile for those who edit it. */
export const EditableProfile = CharityProfile.omit({ about: true, tenEuros: true }).extend({
  approvalStatus: z.enum(APPROVAL_STATUSES),
  /** Whether its page is public, which requires that it can receive money. */
  hasPage: z.boolean(),
  aboutNl: z.string().nullable(),
  aboutEn: z.string().nullable(),
  tenEurosNl: z.string().nullable(),
  tenEurosEn: z.string().nullable(),
  /** Whether the caller uploaded the logo, and so may change its alternative text. */
  isOwnLogo: z.boolean(),
  /** The number of edits; an edit sends the version it is based on in its If-Match header. */
  version: z.number().int(),
});
export type EditableProfile = z.infer<typeof EditableProfile>;

const Website = parsed(parseWebAddress, URL_INVALID).refine((address) => !address?.startsWith('http:'), {
  error: encodeMessage(WEBSITE_INSECURE),
});

/** PATCH of a profile: omitted fields keep their values; `logo` is the id of a picture, null or blank for none. */
export const ProfileChanges = z.object({
  logo: z.string().max(ID_MAX).nullish(),
  aboutNl: optional(ABOUT_MAX),
  aboutEn: optional(ABOUT_MAX),
  tenEurosNl: optional(TEN_EUROS_MAX),
  tenEurosEn: optional(TEN_EUROS_MAX),
  website: Website,
  country: parsed(parseCountryCode, COUNTRY_INVALID),
  rsin: parsed((typed) => [normalizeRsin(typed)].find(isRsin), RSIN_INVALID),
  registrationNumber: optionalLine(REGISTRATION_MAX),
  isAnbi: z.boolean().optional(),
  contactEmail: parsed((typed) => (isEmail(typed) ? normalizeEmail(typed) : undefined), EMAIL_INVALID),
});
export type ProfileChanges = z.infer<typeof ProfileChanges>;

/** A charity in the sitemap for search engines. */
export const SitemapCharity = z.object({ slug: z.string(), updatedAt: z.iso.datetime() });
export type SitemapCharity = z.infer<typeof SitemapCharity>;

const OwnCharity = CharityProfile.pick({ id: true, name: true, slug: true }).extend({
  /** Whether its account at the payment provider has yet to be opened or completed. */
  needsAccount: z.boolean(),
});

/** The charities that the caller's account edits. */
export const OwnCharities = z.object({ docs: z.array(OwnCharity) });
export type OwnCharities = z.infer<typeof OwnCharities>;
