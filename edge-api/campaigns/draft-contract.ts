import { z } from 'zod';
import { cleanName, NAME_MAX } from '../accounts/rules.ts';
import { ActionReason } from '../admin-log/contract.ts';
import { encodeMessage, encodeTooLong } from '../platform/contract.ts';
import { ID_MAX, INSTANT_MAX, isBlank, LANGUAGES } from '../platform/rules.ts';
import { Description } from './description.ts';
import {
  CAMPAIGN_NAME_MAX,
  dedupeKeywords,
  DRAFT_FIELDS,
  DRAFT_MESSAGES,
  validateDraft,
  validateMeeting,
  KEYWORD_MAX,
  KEYWORDS_MAX,
  LOCATION_MAX,
  QUESTION_MAX,
  rankKeywords,
  type DraftField,
  type DraftProblem,
} from './draft-rules.ts';
import { formatEventDate, toEventInstant, isEventDate } from './event-time-rules.ts';
import { CampaignDescription } from './rich-text-contract.ts';
import { FAN_QUESTION_KEYS, THANK_YOU_METHODS } from './rules.ts';

const NOT_A_DATE = encodeMessage({ en: 'This is not a date', nl: 'Dit is geen datum' });
const NOT_A_TIME = encodeMessage({ en: 'This is not a time (HH:mm)', nl: 'Dit is geen tijd (UU:mm)' });
const INVALID_CHOICE = encodeMessage({
  en: 'Please choose one from the list',
  nl: 'Kies er een uit de lijst',
});

const TOO_MANY_KEYWORDS = encodeMessage({
  en: `You can choose up to ${KEYWORDS_MAX} keywords`,
  nl: `Je kunt maximaal ${KEYWORDS_MAX} trefwoorden kiezen`,
});

/** Takes an absent value for a blank one. */
const orBlank = <Schema extends z.ZodType<string>>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? '');
const text = (max: number) => orBlank(z.string().trim().max(max, encodeTooLong(max)));
/** A single-line text, without characters that reverse its direction (`cleanName`). */
const line = (max: number) => text(max).transform(cleanName);
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);
const optionalChoice = (choices: readonly string[]) =>
  orBlank(z.string().max(ID_MAX, INVALID_CHOICE)).refine(
    (value) => value === '' || choices.includes(value),
    INVALID_CHOICE,
  );

const ISO = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/i;

/** Parses an ISO date or date-time with a four-digit year in every time zone; undefined for anything else. */
function parseIso(text: string): Date | undefined {
  const date = new Date(text);
  const year = date.getUTCFullYear();
  const isReal = isEventDate(ISO.exec(text)?.[1] ?? '') && year > 1000 && year < 9999;
  return isReal ? date : undefined;
}

/** Returns the schema of a text that `parse` reads or, with undefined, refuses; a blank one becomes `blank`. */
const dated = <Value>(parse: (text: string) => Value | undefined, blank: Value) =>
  orBlank(z.string().max(INSTANT_MAX, NOT_A_DATE)).transform((value, check): Value => {
    const parsed = value === '' ? blank : parse(value);
    if (parsed !== undefined) return parsed;
    check.addIssue({ code: 'custom', message: NOT_A_DATE });
    return z.NEVER;
  });
/** An ISO date or date-time; a blank one is null. */
const instant = dated<Date | null>(parseIso, null);
/** The calendar day of a planned date: the date itself, or the day in Amsterdam of a date-time (RULES.md, "Time"). */
const day = dated((value) => {
  const date = parseIso(value);
  return isEventDate(value) ? value : date && formatEventDate(date);
}, '');
const time = orBlank(z.string().max(INSTANT_MAX, NOT_A_TIME)).refine(
  (value) => value === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  NOT_A_TIME,
);
const Id = z.string().max(ID_MAX);
/** A reference: an id, a number, or an object with an id. */
const reference = orBlank(
  z.union([Id, z.number().transform(String), z.object({ id: Id }).transform(({ id }) => id)]),
);

const KEYWORDS_LISTED_MAX = 1000;
/** Allows more keywords than the limit, so that the refusal can say what is wrong with them. */
const KeywordText = z.string().max(KEYWORDS_MAX * (KEYWORD_MAX + 2) * 4);

/** Comma-separated in requests; a list is accepted as well (RULES.md, "Data"). */
const keywords = z
  .union([
    KeywordText,
    z
      .array(KeywordText)
      .max(KEYWORDS_LISTED_MAX)
      .transform((list) => list.join(',')),
  ])
  .nullish()
  .transform((value) => (value ?? '').split(',').map((keyword) => keyword.trim()))
  .transform((listed) => listed.filter((keyword) => !isBlank(keyword)))
  .pipe(
    z
      .array(z.string().max(KEYWORD_MAX, encodeTooLong(KEYWORD_MAX)))
      .refine((listed) => dedupeKeywords(listed).length <= KEYWORDS_MAX, TOO_MANY_KEYWORDS),
  );

/** The campaign fields of create and update requests (RULES.md, "Data"). */
const CampaignFields = z.object({
  name: line(CAMPAIGN_NAME_MAX),
  /** The language of its texts; defaults to that of the request that creates it. */
  language: z.enum(LANGUAGES, INVALID_CHOICE).optional(),
  artistName: line(NAME_MAX),
  description: z.unknown().optional(),
  image: reference,
  plannedDate: day,
  plannedTime: time,
  plannedLocation: line(LOCATION_MAX),
  subscriptionStartDate: instant,
  subscriptionDeadline: instant,
  endDate: instant,
  fanQuestion: optionalChoice(FAN_QUESTION_KEYS),
  fanQuestionOther: text(QUESTION_MAX),
  thankYouMethod: optionalChoice(THANK_YOU_METHODS),
  thankYouIncludePhotos: flag,
  thankYouAllowPoohSend: flag,
  importantKeywords: keywords,
  keywordPriorities: z.record(KeywordText, z.number().int().min(1)).nullish(),
  charity: reference,
  newCharity: line(NAME_MAX),
  encourageFans: flag,
  allowPlusOne: flag,
  twoWinners: flag,
  agreeToTerms: flag,
  agreeToProtocol: flag,
  flexiblePlanning: flag,
  organizeInNetherlands: flag,
});

/** The body that creates or changes a campaign; the description is parsed after the other fields. */
export const CampaignInput = CampaignFields.extend({ description: CampaignDescription.optional() });

/** An update contains only changed fields; it is validated together with the stored ones. */
export const CampaignChanges = z.looseObject({}).transform((input) => {
  const known = Object.entries(input).filter(([field]) => field in CampaignFields.shape);
  return Object.fromEntries(known);
});
export type CampaignChanges = z.infer<typeof CampaignChanges>;

export const MeetingDraft = CampaignFields.pick({
  flexiblePlanning: true,
  plannedDate: true,
  plannedTime: true,
  plannedLocation: true,
}).transform((fields, check) => {
  const plannedAt = toPlannedAt(fields);
  addIssues(check, validateMeeting({ ...fields, plannedAt: plannedAt?.getTime() ?? null }));
  const { flexiblePlanning, plannedLocation } = fields;
  return { flexiblePlanning, plannedAt, plannedLocation: plannedLocation || null };
});
export type MeetingDraft = z.infer<typeof MeetingDraft>;

/** A new meeting date set for the owner, with a reason; no date means that one will follow. */
export const MoveMeeting = CampaignFields.pick({ plannedDate: true, plannedTime: true }).extend({
  ...ActionReason.shape,
  /** The campaign's version that the admin saw. */
  version: z.number().int().min(1).optional(),
});
export type MoveMeeting = z.infer<typeof MoveMeeting>;

/** A new deadline for a reopened campaign; without one, the stored deadline is moved if it has passed. */
export const ReopenCampaign = z.object({ subscriptionDeadline: instant });
export type ReopenCampaign = z.infer<typeof ReopenCampaign>;

const Choices = z.object({
  fanQuestion: z.enum(FAN_QUESTION_KEYS),
  thankYouMethod: z.enum(THANK_YOU_METHODS),
});

/** A valid campaign step, with parsed instants and keywords in rank order. */
export const CampaignDraft = CampaignFields.transform((fields, check) => {
  const plannedAt = toPlannedAt(fields);
  const ranked = rankKeywords(fields.importantKeywords, fields.keywordPriorities ?? {});
  const problems = validateDraft({
    ...fields,
    description: fields.description,
    plannedAt: plannedAt?.getTime() ?? null,
    subscriptionStartDate: fields.subscriptionStartDate?.getTime() ?? null,
    subscriptionDeadline: fields.subscriptionDeadline?.getTime() ?? null,
    keywords: ranked,
  });
  addIssues(check, problems);
  const description = problems.description ? undefined : Description.safeParse(fields.description);
  for (const { message } of description?.error?.issues ?? []) {
    check.addIssue({ code: 'custom', path: ['description'], message });
  }
  const choices = Choices.safeParse(fields);
  if (!choices.success || !description?.success) return z.NEVER;
  return { ...fields, ...choices.data, description: description.data, plannedAt, keywords: ranked };
});
export type CampaignDraft = z.infer<typeof CampaignDraft>;

function toPlannedAt({ plannedDate, plannedTime }: Readonly<Record<'plannedDate' | 'plannedTime', string>>) {
  return plannedDate && plannedTime ? toEventInstant(plannedDate, plannedTime) : null;
}

function addIssues(check: z.RefinementCtx, problems: Partial<Record<DraftField, DraftProblem>>): void {
  for (const field of DRAFT_FIELDS) {
    const problem = problems[field];
    if (problem)
      check.addIssue({ code: 'custom', path: [field], message: encodeMessage(DRAFT_MESSAGES[problem]) });
  }
}
