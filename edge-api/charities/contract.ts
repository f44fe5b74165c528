import { z } from 'zod';
import { cleanName } from '../accounts/rules.ts';
import { encodeMessage, encodeTooLong, readableText } from '../platform/contract.ts';
import { listPage, listQuery } from '../platform/paging.ts';
import { LANGUAGES } from '../platform/rules.ts';
import {
  APPROVAL_STATUSES,
  CHARITIES_PAGE_SIZE,
  CHARITY_NAME_MAX,
  CHARITY_NAME_REQUIRED,
  REJECTION_REASON,
} from './rules.ts';

/** A charity of the whitelist (RULES.md, "Data"). */
export const Charity = z.object({
  id: z.string(),
  name: z.string(),
  approvalStatus: z.enum(APPROVAL_STATUSES),
});
export type Charity = z.infer<typeof Charity>;

export const CharityListQuery = listQuery(CHARITIES_PAGE_SIZE).extend({
  includeUnapproved: z.enum(['true', 'false']).optional(),
});
export type CharityListQuery = z.infer<typeof CharityListQuery>;

export const CharityList = listPage(Charity);
export type CharityList = z.infer<typeof CharityList>;

export const NewCharity = z.object({
  name: z
    .string({ error: encodeMessage(CHARITY_NAME_REQUIRED) })
    .max(CHARITY_NAME_MAX * 4, encodeTooLong(CHARITY_NAME_MAX))
    .transform((name) => cleanName(name.replace(/\s+/g, ' ')))
    .pipe(
      z
        .string()
        .min(1, encodeMessage(CHARITY_NAME_REQUIRED))
        .max(CHARITY_NAME_MAX, encodeTooLong(CHARITY_NAME_MAX)),
    ),
});
export type NewCharity = z.infer<typeof NewCharity>;

/**
 * An admin's decision on the `version` shown on the page. With a version, a rejection requires a reason for the owners
 * of the charity's campaigns; a status alone (RULES.md, "Calls") applies to the current version, without a reason.
 */
export const CharityReview = z
  .object({
    approvalStatus: z.enum(APPROVAL_STATUSES),
    version: z.number().int().min(1).optional(),
    reason: readableText(REJECTION_REASON).optional(),
  })
  .refine(
    ({ approvalStatus, version, reason }) =>
      approvalStatus !== 'rejected' || version === undefined || reason !== undefined,
    { path: ['reason'], message: encodeMessage(REJECTION_REASON.tooShort) },
  );
export type CharityReview = z.infer<typeof CharityReview>;

/** A charity with the last decision on it; `reviewedBy` is the admin's name while their account exists. */
export const ReviewedCharity = Charity.extend({
  version: z.number().int(),
  reviewedAt: z.iso.datetime().nullable(),
  reviewedBy: z.string().nullable(),
  rejectionReason: z.string().nullable(),
});
export type ReviewedCharity = z.infer<typeof ReviewedCharity>;

/** A charity for an admin's review: who added it (null for the original list), and which campaigns use it. */
export const CharityInReview = ReviewedCharity.extend({
  createdAt: z.iso.datetime(),
  addedBy: z.string().nullable(),
  /** The similar-looking name of another charity, while this one awaits review. */
  lookAlike: z.string().nullable(),
  campaigns: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      language: z.enum(LANGUAGES),
      artistName: z.string(),
      isActive: z.boolean(),
    }),
  ),
});
export type CharityInReview = z.infer<typeof CharityInReview>;

export const CharityReviewPage = listPage(CharityInReview);
export type CharityReviewPage = z.infer<typeof CharityReviewPage>;
