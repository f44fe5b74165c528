import { z } from 'zod';
import { ActionReason } from '../admin-log/contract.ts';
import { EMAIL_INVALID, EMAIL_MAX, isEmail, normalizeEmail } from '../accounts/rules.ts';
import { encodeMessage } from '../platform/contract.ts';
import { keysetQuery, listPage } from '../platform/paging.ts';
import { ROLES } from '../platform/rules.ts';
import { AdminCampaign, Moment, ReadNote } from './contract.ts';
import { AdminPayment } from './payments-contract.ts';
import { PEOPLE_SEARCH_MIN, PERSON_ACTS, TIMELINE_KINDS } from './people-rules.ts';
import { ADMIN_PAGE_SIZE } from './rules.ts';

/** The start of an address or name, or a payment's reference. In the body, so that addresses appear in no log. */
export const PeopleSearch = z.object({ search: z.string().trim().min(PEOPLE_SEARCH_MIN).max(EMAIL_MAX) });
export type PeopleSearch = z.infer<typeof PeopleSearch>;

const FoundPerson = z.object({
  id: z.string(),
  /** Empty until the person gives one. */
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  isVerified: z.boolean(),
  isSuspended: z.boolean(),
  createdAt: Moment,
});
export type FoundPerson = z.infer<typeof FoundPerson>;
export const FoundPeoplePage = listPage(FoundPerson);
export type FoundPeoplePage = z.infer<typeof FoundPeoplePage>;

/** A person as an admin sees them, with their latest campaigns and payments and admins' notes. */
export const PersonRecord = FoundPerson.extend({
  isNameHidden: z.boolean(),
  sessions: z.number().int(),
  campaigns: z.array(AdminCampaign),
  payments: z.array(AdminPayment),
  notes: z.array(ReadNote),
});
export type PersonRecord = z.infer<typeof PersonRecord>;

/** An event with its current state, subject and reference; in a campaign's timeline also an answer's fan. */
const TimelineEvent = z.object({
  id: z.string(),
  at: Moment,
  kind: z.enum(TIMELINE_KINDS),
  state: z.string().nullable(),
  about: z.string().nullable(),
  reference: z.string().nullable(),
  personId: z.string().nullable(),
});
export type TimelineEvent = z.infer<typeof TimelineEvent>;
export const TimelinePage = listPage(TimelineEvent);
export type TimelinePage = z.infer<typeof TimelinePage>;
export const TimelineQuery = keysetQuery(ADMIN_PAGE_SIZE);

/** An admin's action on a person, by its name in the log, and the reason. */
export const HelpPerson = ActionReason.extend({ act: z.enum(PERSON_ACTS) });
export type HelpPerson = z.infer<typeof HelpPerson>;

/** The address that a person meant, and how the admin knows it. */
export const CorrectAddress = ActionReason.extend({
  email: z
    .string()
    .trim()
    .max(EMAIL_MAX, encodeMessage(EMAIL_INVALID))
    .refine(isEmail, encodeMessage(EMAIL_INVALID))
    .transform(normalizeEmail),
});
export type CorrectAddress = z.infer<typeof CorrectAddress>;
