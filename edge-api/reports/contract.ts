import { z } from 'zod';
import { CampaignName } from '../campaigns/contract.ts';
import { cleanName, EMAIL_INVALID, EMAIL_MAX, isEmail, NAME_MAX, normalizeEmail } from '../accounts/rules.ts';
import { encodeMessage, encodeTooLong, readableText } from '../platform/contract.ts';
import { keysetQuery, listPage } from '../platform/paging.ts';
import { ID_MAX, LANGUAGES } from '../platform/rules.ts';
import { ANSWER_MAX, ANSWER_TOO_LONG } from '../submissions/rules.ts';
import { FILE_KINDS } from '../thanks/rules.ts';
import {
  ADDRESS_INVALID,
  ADDRESS_MAX,
  EXPLANATION,
  GOOD_FAITH_REQUIRED,
  isWebAddress,
  NOTE_MAX,
  QUOTE_REQUIRED,
  REASON_REQUIRED,
  REPORT_DECISIONS,
  REPORT_FILTERS,
  REPORT_REASONS,
  REPORT_SUBJECTS,
  REPORTS_PAGE_SIZE,
  STATEMENT,
  SUBJECT_REQUIRED,
} from './rules.ts';

const Id = z.string().max(ID_MAX).optional();

/**
 * A notice of illegal content (Digital Services Act, article 16(2)). The campaign is given by its id or only by
 * `address`; an answer by its id or by its text, `quote`. Without an e-mail address no confirmation is sent.
 */
export const NewReport = z
  .object({
    subject: z.enum(REPORT_SUBJECTS, encodeMessage(SUBJECT_REQUIRED)),
    campaignId: Id,
    submissionId: Id,
    quote: z.string().trim().max(ANSWER_MAX, encodeMessage(ANSWER_TOO_LONG)).optional(),
    reason: z.enum(REPORT_REASONS, encodeMessage(REASON_REQUIRED)),
    explanation: readableText(EXPLANATION),
    address: z
      .string({ error: encodeMessage(ADDRESS_INVALID) })
      .trim()
      .max(ADDRESS_MAX, encodeMessage(ADDRESS_INVALID))
      .refine(isWebAddress, encodeMessage(ADDRESS_INVALID)),
    name: z.string().max(NAME_MAX, encodeTooLong(NAME_MAX)).transform(cleanName).optional(),
    email: z
      .string()
      .trim()
      .max(EMAIL_MAX, encodeMessage(EMAIL_INVALID))
      .refine((text) => text === '' || isEmail(text), encodeMessage(EMAIL_INVALID))
      .transform(normalizeEmail)
      .optional(),
    goodFaith: z.literal(true, encodeMessage(GOOD_FAITH_REQUIRED)),
    language: z.enum(LANGUAGES).optional(),
  })
  .refine(({ subject, submissionId, quote }) => subject !== 'answer' || submissionId || quote, {
    path: ['quote'],
    error: encodeMessage(QUOTE_REQUIRED),
  });
export type NewReport = z.infer<typeof NewReport>;

export const ReportsQuery = keysetQuery(REPORTS_PAGE_SIZE).extend({
  filter: z.enum(REPORT_FILTERS).default('open'),
});
export type ReportsQuery = z.infer<typeof ReportsQuery>;

const Decision = z.object({
  decision: z.enum(REPORT_DECISIONS),
  statement: z.string(),
  decidedAt: z.iso.datetime(),
  decidedBy: z.string().nullable(),
});

export const Report = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  subject: z.enum(REPORT_SUBJECTS),
  reason: z.enum(REPORT_REASONS),
  explanation: z.string(),
  address: z.string(),
  campaign: CampaignName.omit({ language: true }),
  /** The reported name and its answer, the answer, or a quote that nothing matches; null for other subjects. */
  answer: z.string().nullable(),
  /** Whether the reported content was found and can be stopped. */
  isFound: z.boolean(),
  /** The reporter, as far as they gave their details and these are still stored. */
  reporter: z.object({ name: z.string().nullable(), email: z.string().nullable() }),
  note: z.string(),
  decided: Decision.nullable(),
});
export type Report = z.infer<typeof Report>;

export const ReportsPage = listPage(Report);
export type ReportsPage = z.infer<typeof ReportsPage>;

export const DecideReport = z.object({
  decision: z.enum(REPORT_DECISIONS),
  statement: readableText(STATEMENT),
});
export type DecideReport = z.infer<typeof DecideReport>;

export const ReportNote = z.object({ note: z.string().trim().max(NOTE_MAX, encodeTooLong(NOTE_MAX)) });
export type ReportNote = z.infer<typeof ReportNote>;

/** The reported thank-you, as an admin sees it. */
export const ReportedThanks = z.object({
  message: z.string(),
  transcript: z.string(),
  files: z.array(z.object({ id: z.string(), kind: z.enum(FILE_KINDS), name: z.string(), url: z.string() })),
});
export type ReportedThanks = z.infer<typeof ReportedThanks>;
