import { z } from 'zod';
import { cleanName, LINE_MAX, NAME_REQUIRED, PHONE_MAX } from '../accounts/rules.ts';
import { ActionReason } from '../admin-log/contract.ts';
import { CampaignCelebrity, CampaignName } from '../campaigns/contract.ts';
import { isEventDate } from '../campaigns/event-time-rules.ts';
import { encodeMessage, readableText } from '../platform/contract.ts';
import { Judge, Score } from '../scoring/contract.ts';
import { WonEvent } from '../nominees/contract.ts';
import { WINNER_STATES } from '../submissions/moment-rules.ts';
import { DATE_ANSWERS, WINNER_END_CAUSES } from '../nominees/rules.ts';
import { DAY_REQUIRED } from './rules.ts';
import {
  AVAILABILITY_MAX,
  AVAILABILITY_NEEDED,
  INVITATION_STATES,
  PHONE_MIN,
  PHONE_NEEDED,
  WINNER_ANSWERS,
  WORDS_MAX,
  WORDS_MIN,
  WORDS_TOO_LONG,
} from './winner-rules.ts';

export const WinnerDetails = z.object({
  name: z.string(),
  phone: z.string(),
  availability: z.string(),
  companion: z.string().nullable(),
});

/** What the owner and the winner both see of a place. */
const Place = z.object({
  /** What holds for the winner (RULES.md, "Moments"). */
  moment: z.enum(WINNER_STATES),
  answer: z.string(),
  /** The minute of the campaign's dial that the answer lights. */
  minute: z.number().int(),
  /** The owner's sentence about this answer; null if there is none, and after an erasure. */
  reason: z.string().nullable(),
  /** Until when the winner can accept; null for one chosen before winners were asked. */
  answerBy: z.iso.datetime().nullable(),
  /** Whether they can come on the date that was set after they accepted; null if there is none. */
  dateAnswer: z.enum(DATE_ANSWERS).nullable(),
  /** Null until the winner has given them. */
  details: WinnerDetails.nullable(),
});

/** A chosen winner, for the campaign's owner only. Name and contact are empty once the answer no longer counts. */
export const Winner = Place.extend({
  submissionId: z.string(),
  score: Score.nullable(),
  judgedBy: Judge.nullable(),
  reasoning: z.string(),
  selectedAt: z.iso.datetime(),
  /** Null like `answerBy` for one chosen before winners were asked. */
  acceptedAt: z.iso.datetime().nullable(),
  /** Whether it was withdrawn after a report: only its fan and the campaign's owner see it. */
  isWithdrawn: z.boolean(),
  user: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    location: z.string().nullable(),
  }),
});
export type Winner = z.infer<typeof Winner>;

/** Someone who was a winner, by first name with initial or number, and why they no longer are. */
const FormerWinner = z.object({
  slot: z.number().int(),
  name: z.string(),
  cause: z.enum(WINNER_END_CAUSES),
  endedAt: z.iso.datetime(),
});
export type FormerWinner = z.infer<typeof FormerWinner>;

/** The current winners, and the former ones, latest first. */
export const WinnersResponse = z.object({ docs: z.array(Winner), former: z.array(FormerWinner) });
export type WinnersResponse = z.infer<typeof WinnersResponse>;

/** A winner's own page; `state` and `canAnswer` follow from the moment. */
export const Invitation = Place.extend({
  state: z.enum(INVITATION_STATES),
  /** Whether they can still accept or decline. */
  canAnswer: z.boolean(),
  /** Why they are no longer the winner. */
  ended: z.enum(WINNER_END_CAUSES).nullable(),
  /** Whether everyone who took part has been thanked already. */
  isThanked: z.boolean(),
  /** What the account knows already of the details that a winner is asked for; null otherwise. */
  known: z.object({ name: z.string(), phone: z.string().nullable() }).nullable(),
  campaign: CampaignName.omit({ id: true, artistName: true }).extend({
    /** `avatar` is the picture in the campaign's dial: the portrait, else the campaign's picture. */
    celebrity: CampaignCelebrity.pick({ name: true, avatar: true }),
    image: z.object({ url: z.string() }).nullable(),
    allowPlusOne: z.boolean(),
    ...WonEvent.shape,
  }),
});
export type Invitation = z.infer<typeof Invitation>;
export const InvitationResponse = z.object({ doc: Invitation });

export const WinnerToken = z.object({ token: z.string().min(1).max(2000) });

export const AnswerInvitation = WinnerToken.extend({ answer: z.enum(WINNER_ANSWERS) });
export type AnswerInvitation = z.infer<typeof AnswerInvitation>;

/** Whether a winner can come on the new date that the page showed them. */
export const AnswerDate = WinnerToken.extend({
  plannedDate: z.iso.datetime().max(LINE_MAX),
  answer: z.enum(DATE_ANSWERS).exclude(['asked']),
});
export type AnswerDate = z.infer<typeof AnswerDate>;

const words = { min: WORDS_MIN, max: WORDS_MAX, tooLong: WORDS_TOO_LONG };
/** A winner's details for the meeting; `companion` only if the campaign allows one. */
export const GiveDetails = WinnerToken.extend({
  name: readableText({ ...words, tooShort: NAME_REQUIRED }).transform(cleanName),
  phone: readableText({ ...words, min: PHONE_MIN, tooShort: PHONE_NEEDED, max: PHONE_MAX }).refine(
    (text) => text.replace(/\D/g, '').length >= PHONE_MIN,
    encodeMessage(PHONE_NEEDED),
  ),
  /** Only needed while there is no date. */
  availability: readableText({ ...words, min: 0, tooShort: AVAILABILITY_NEEDED, max: AVAILABILITY_MAX }),
  companion: readableText({ ...words, tooShort: NAME_REQUIRED })
    .transform(cleanName)
    .nullish(),
});
export type GiveDetails = z.infer<typeof GiveDetails>;

/** The last day granted to an owner who asked for more time, `yyyy-mm-dd`, and the admin's reason. */
export const MoreTime = ActionReason.extend({
  until: z
    .string()
    .max('yyyy-mm-dd'.length, encodeMessage(DAY_REQUIRED))
    .refine(isEventDate, encodeMessage(DAY_REQUIRED)),
});
export type MoreTime = z.infer<typeof MoreTime>;
