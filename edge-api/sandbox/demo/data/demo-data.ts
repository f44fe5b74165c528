import { z } from 'zod';
import { FANBASE_SIZES, GENDERS } from '#api/celebrities/rules.ts';
import { FAN_QUESTION_KEYS, THANK_YOU_METHODS } from '#api/campaigns/rules.ts';
import { ABOUT_MAX, isRsin, TEN_EUROS_MAX } from '#api/charities/profile-rules.ts';
import { APPROVAL_STATUSES } from '#api/charities/rules.ts';
import { LANGUAGES, ROLES } from '#api/platform/rules.ts';
import { SUBMISSION_STATUSES } from '#api/submissions/rules.ts';
import afterwards from './afterwards.json' with { type: 'json' };
import bram from './campaigns/bram.json' with { type: 'json' };
import charityCampaigns from './campaigns/charities.json' with { type: 'json' };
import idris from './campaigns/idris.json' with { type: 'json' };
import lotte from './campaigns/lotte.json' with { type: 'json' };
import noor from './campaigns/noor.json' with { type: 'json' };
import rosalind from './campaigns/rosalind.json' with { type: 'json' };
import yara from './campaigns/yara.json' with { type: 'json' };
import charities from './charities.json' with { type: 'json' };
import charityProfiles from './charity-profiles.json' with { type: 'json' };
import people from './people.json' with { type: 'json' };
import profiles from './profiles.json' with { type: 'json' };
import thanks from './thanks.json' with { type: 'json' };

const PersonKey = z.enum(Object.keys(people));
const CharityKey = z.enum(Object.keys(charities));

const Person = z.strictObject({
  name: z.string(),
  email: z.email(),
  role: z.enum(ROLES),
  language: z.enum(LANGUAGES),
  location: z.string(),
  /** Has not followed the link in the verification mail yet. */
  unverified: z.literal(true).optional(),
});
type Person = z.infer<typeof Person>;

const Charity = z.strictObject({
  name: z.string(),
  approvalStatus: z.enum(APPROVAL_STATUSES),
  addedBy: PersonKey,
});
type Charity = z.infer<typeof Charity>;

/** A demo charity's texts about itself, including the description of its logo. */
const CharityProfile = z.strictObject({
  logoAlt: z.string(),
  aboutNl: z.string().max(ABOUT_MAX),
  aboutEn: z.string().max(ABOUT_MAX),
  tenEurosNl: z.string().max(TEN_EUROS_MAX),
  tenEurosEn: z.string().max(TEN_EUROS_MAX),
  website: z.url(),
  country: z.string().length(2),
  rsin: z.string().refine(isRsin).nullable(),
  registrationNumber: z.string().nullable(),
  isAnbi: z.boolean(),
  contactEmail: z.email(),
});

const Profile = z.strictObject({
  person: PersonKey,
  /** An unassigned number: +44 7700 900 is reserved for fiction, the others are padded with zeros. */
  phone: z.string(),
  gender: z.enum(GENDERS),
  countryOfResidence: z.string().length(2),
  city: z.string(),
  knownFor: z.string(),
  bio: z.string(),
  fanbaseSize: z.enum(FANBASE_SIZES),
  /** Name on social networks and in the website's address. */
  handle: z.string(),
  portraitAlt: z.string(),
});

/** A time relative to the seeding: a wall time in Amsterdam, some days from now. */
const WallTime = z.strictObject({ inDays: z.int(), at: z.iso.time({ precision: -1 }) });

/** A fan's answer, before it has an id and instants. */
const Answer = z.strictObject({
  person: PersonKey,
  status: z.enum(SUBMISSION_STATUSES),
  /** How long before now, or before the campaign closed, the fan answered. */
  hoursBefore: z.number().positive(),
  answer: z.string(),
  /** What the owner writes when this answer wins. */
  reason: z.string().optional(),
  /** Set if the provider was unreachable, so that there is no checkout yet. */
  withoutCheckout: z.literal(true).optional(),
});
export type Answer = z.infer<typeof Answer>;

const Campaign = z.strictObject({
  /** Identifies the campaign in the demo, and its drawing. */
  key: z.string(),
  owner: PersonKey,
  /** Only if the name is too long for a slug. */
  slug: z.string().optional(),
  /** Set when a charity runs the campaign and names the celebrity itself. */
  artistName: z.string().optional(),
  name: z.string(),
  /** Plain text, or rich text as blocks of Markdown; a list is an array of its items. */
  description: z.union([z.string(), z.array(z.union([z.string(), z.array(z.string())]))]),
  /** What the picture shows; a campaign without it has no picture. */
  pictureAlt: z.string().optional(),
  charity: CharityKey,
  /** When and where; flexible planning if missing. */
  planned: WallTime.extend({ where: z.string() }).optional(),
  /** When subscriptions open; at once if missing. */
  starts: WallTime.optional(),
  /** If missing, the default: 48 hours before the event, or none with flexible planning. */
  deadline: z.union([WallTime, z.strictObject({ inHours: z.number() })]).optional(),
  /** How far the campaign got after it was closed. */
  closed: z.enum(['without-nominees', 'with-nominees', 'with-winners']).optional(),
  question: z.enum(FAN_QUESTION_KEYS),
  questionOther: z.string().optional(),
  thankYou: z.enum(THANK_YOU_METHODS),
  keywords: z.array(z.string()),
  twoWinners: z.literal(true).optional(),
  plusOne: z.literal(true).optional(),
  answers: z.array(Answer).default([]),
});
export type Campaign = z.infer<typeof Campaign>;

/** The thank-you of one campaign: a message, a melody, and the campaign's picture as a photo. */
const Thanks = z.strictObject({
  campaign: z.string(),
  hoursAfterClosing: z.number(),
  paragraphs: z.array(z.string()),
  melody: z.strictObject({
    name: z.string(),
    transcript: z.string(),
    semitonesFromA4: z.array(z.int()),
    noteSeconds: z.number(),
  }),
  photo: z.strictObject({ name: z.string(), alt: z.string() }),
});

/** What follows a campaign's meeting: its story, and the answers that fans allow others to read. */
const Afterwards = z.strictObject({
  campaign: z.string(),
  hoursAfterMeeting: z.number(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  wall: z.array(z.strictObject({ person: PersonKey, name: z.string() })),
});

export const PEOPLE = new Map(Object.entries(z.record(PersonKey, Person).parse(people)));
export const CHARITIES = new Map(Object.entries(z.record(CharityKey, Charity).parse(charities)));
/** The profiles of some charities; the others have none yet. */
export const CHARITY_PROFILES = new Map(
  Object.entries(z.partialRecord(CharityKey, CharityProfile).parse(charityProfiles)),
);
export const PROFILES = z.array(Profile).parse(profiles);
export const CAMPAIGNS = z
  .array(Campaign)
  .parse([...noor, ...bram, ...lotte, ...yara, ...charityCampaigns, ...idris, ...rosalind]);
export const THANKS = Thanks.parse(thanks);
export const AFTERWARDS = Afterwards.parse(afterwards);

/** Returns the person with a key of the data files; throws if there is none. */
export function getPerson(key: string): Person {
  const person = PEOPLE.get(key);
  if (!person) throw new Error(`The demo has no person ${key}`);
  return person;
}

/** Returns the charity with a key of the data files; throws if there is none. */
export function getCharity(key: string): Charity {
  const charity = CHARITIES.get(key);
  if (!charity) throw new Error(`The demo has no charity ${key}`);
  return charity;
}
