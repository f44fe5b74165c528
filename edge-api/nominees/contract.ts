import { z } from 'zod';
import { encodeMessage, readableText } from '../platform/contract.ts';
import { listPage, listQuery } from '../platform/paging.ts';
import { ID_MAX } from '../platform/rules.ts';
import { Judge, Score } from '../scoring/contract.ts';
import { JUDGEMENT_FLAGS, NOT_SCORED_REASONS } from '../scoring/rules.ts';
import {
  DATE_ANSWERS,
  ANSWERS_PER_PAGE,
  ANSWER_FILTERS,
  OVERLOOKED,
  REASON,
  REASON_OF_NO_WINNER,
  RESERVES_MAX,
  SELECTION_STATUSES,
  WINNER_END_CAUSES,
  WINNERS_TWO,
} from './rules.ts';
import { TRACES } from './same-people-rules.ts';

const Reason = readableText(REASON);

/**
 * A fan's request that a person reads their answer again: what was overlooked, when the owner's reply is due, and the
 * reply, with whether the answer was a nominee at that time.
 */
export const Reread = z.object({
  askedAt: z.iso.datetime(),
  overlooked: z.string(),
  dueAt: z.iso.datetime(),
  reply: z.string().nullable(),
  repliedAt: z.iso.datetime().nullable(),
  isNominated: z.boolean().nullable(),
});
export type Reread = z.infer<typeof Reread>;

const Nomination = z.object({ reason: z.string(), nominatedAt: z.iso.datetime() });

/** A paid answer, as the campaign's owner sees it: no contact details until it is chosen (RULES.md, "Winners"). */
export const PaidAnswer = z.object({
  submissionId: z.string(),
  /** Place among the best, from 1; ties share a place. Null for any other answer, also one that the owner nominated. */
  place: z.number().int().nullable(),
  score: Score.nullable(),
  /** The range within which a model's score is uncertain; null if the rubric judged, and without a score. */
  band: z.object({ low: Score, high: Score }).nullable(),
  judgedBy: Judge.nullable(),
  answer: z.string(),
  reasoning: z.string(),
  createdAt: z.iso.datetime(),
  /** First name and initial, or `Fan` with a number while the fan has given no name. */
  user: z.object({ name: z.string() }),
  /** Why there is no score; null if there is one, and while the answer waits to be judged. */
  notScored: z.enum(NOT_SCORED_REASONS).nullable(),
  flags: z.array(z.enum(JUDGEMENT_FLAGS)),
  readings: z.number().int(),
  /** Other answers that are nearly the same. */
  copies: z.number().int(),
  /** Null if the owner did not nominate it. */
  nomination: Nomination.nullable(),
  /** Null if the fan did not ask for another reading. */
  reread: Reread.nullable(),
  /** Whether it was withdrawn after a report: it no longer takes part, and only its fan and the owner see it. */
  isWithdrawn: z.boolean(),
  /** Other nominees who may be the same person, and what they share; empty for an answer that is not nominated. */
  samePeople: z.array(z.object({ name: z.string(), by: z.array(z.enum(TRACES)) })),
  /** Whether it was paid after the campaign was reopened by an owner who had already read paid answers. */
  isAfterReopening: z.boolean(),
});
export type PaidAnswer = z.infer<typeof PaidAnswer>;

/** Which answers the owner reads; with `similarTo`, only the near copies of that answer. */
export const AnswersQuery = listQuery(ANSWERS_PER_PAGE).extend({
  filter: z.enum(ANSWER_FILTERS).default('all'),
  similarTo: z.string().min(1).max(ID_MAX).optional(),
});
export type AnswersQuery = z.infer<typeof AnswersQuery>;

/** A page of paid answers, best score first, unscored last; withdrawn ones only with their filter. */
export const AnswersPage = listPage(PaidAnswer).extend({ total: z.number().int() });
export type AnswersPage = z.infer<typeof AnswersPage>;

export const Nominate = z.object({ submissionId: z.string().min(1).max(ID_MAX), reason: Reason });
export type Nominate = z.infer<typeof Nominate>;

export const NominationResponse = z.object({ doc: Nomination.extend({ submissionId: z.string() }) });
export type NominationResponse = z.infer<typeof NominationResponse>;

/** An answer that was judged but got no score: the owner has to read it. */
export const NotScored = PaidAnswer.pick({
  submissionId: true,
  answer: true,
  createdAt: true,
  user: true,
}).extend({ reason: z.enum(NOT_SCORED_REASONS) });

/** The number of answers not judged yet, 0 if only the final waits for the judge. `nextTryAt` is null during a try. */
const WaitingAnswers = z.object({ answers: z.number().int(), nextTryAt: z.iso.datetime().nullable() });

/**
 * The progress of the selection, and the nominees, best first. `scored` of `total` answers have a score; `notScored`
 * lists the first that could not get one, and `isScoringAgain` means they are being judged again. `waiting` is null if
 * nothing waits for the judge; `isGivenUp` means that the selection failed repeatedly and waits for an admin.
 */
export const NomineesResponse = z.object({
  status: z.enum(SELECTION_STATUSES),
  progress: z.object({ scored: z.number().int(), total: z.number().int() }),
  docs: z.array(PaidAnswer),
  /** Answers that tie with the last nominee but were not nominated. */
  tied: z.array(PaidAnswer.pick({ submissionId: true, user: true })),
  notScored: z.array(NotScored),
  isScoringAgain: z.boolean(),
  waiting: WaitingAnswers.nullable(),
  isGivenUp: z.boolean(),
  /** Paid answers still to be judged, and checkouts that may still be paid. */
  pending: z.number().int(),
  unsettled: z.number().int(),
  /** Paid answers that were withdrawn after a report and no longer take part. */
  withdrawn: z.number().int(),
  /** Reread requests without a reply, and until when fans may ask; null when that is over. */
  rereads: z.object({ open: z.number().int(), until: z.iso.datetime().nullable() }),
});
export type NomineesResponse = z.infer<typeof NomineesResponse>;

/** The number of answers that are being judged again. */
export const RetryScoringResponse = z.object({ started: z.number().int() });
export type RetryScoringResponse = z.infer<typeof RetryScoringResponse>;

/** The number of waiting answers that the owner agrees to leave out. */
export const SkipUnjudged = z.object({ answers: z.number().int().min(0) });
export type SkipUnjudged = z.infer<typeof SkipUnjudged>;

/** The number of answers left without a score. */
export const SkipUnjudgedResponse = z.object({ skipped: z.number().int() });
export type SkipUnjudgedResponse = z.infer<typeof SkipUnjudgedResponse>;

/**
 * What the owner was told and confirmed before choosing: that payments are under way, and that fans may still ask for
 * another reading. Without it, neither is checked.
 */
const ChoiceConfirmation = z.object({ unsettled: z.boolean().optional(), early: z.boolean().optional() });

/**
 * `reasons` are the owner's sentences about the chosen answers, by submission. `reserves` are asked in this order when
 * a winner drops out; after them, or without them, the next nominees are asked.
 */
export const ChooseWinners = z
  .object({
    submissionIds: z.array(z.string().min(1).max(ID_MAX)).min(1).max(WINNERS_TWO),
    reserves: z.array(z.string().min(1).max(ID_MAX)).max(RESERVES_MAX).optional(),
    reasons: z.record(z.string().min(1).max(ID_MAX), Reason).optional(),
    confirm: ChoiceConfirmation.optional(),
  })
  .superRefine(({ submissionIds, reasons = {} }, check) => {
    for (const id of Object.keys(reasons).filter((key) => !submissionIds.includes(key)))
      check.addIssue({ code: 'custom', path: ['reasons', id], message: encodeMessage(REASON_OF_NO_WINNER) });
  });
export type ChooseWinners = z.infer<typeof ChooseWinners>;

/** The event that a winner attends; the date is null until it is set. Wall time in Europe/Amsterdam. */
export const WonEvent = z.object({
  plannedDate: z.iso.datetime().nullable(),
  plannedTime: z.string().nullable(),
  plannedLocation: z.string().nullable(),
});

/**
 * How a fan's own paid answer was judged, from when the nominees are known until there are winners. `score` is null if
 * there is none. `rereadUntil` is null if the fan can no longer ask for another reading, or has already asked.
 */
export const FanReading = z.object({
  score: Score.nullable(),
  judgedBy: Judge.nullable(),
  reasoning: z.string().nullable(),
  rereadUntil: z.iso.datetime().nullable(),
});
export type FanReading = z.infer<typeof FanReading>;

/** What a fan says was overlooked in their answer. */
export const AskReread = z.object({ overlooked: readableText(OVERLOOKED) });
export type AskReread = z.infer<typeof AskReread>;

export const ReplyReread = z.object({ reply: Reason });
export type ReplyReread = z.infer<typeof ReplyReread>;

export const RereadResponse = z.object({ doc: Reread });

/** The outcome of a fan's own paid answer, once the winners are known. `score` is null when there is none. */
export const FanOutcome = z.object({
  isWinner: z.boolean(),
  isNominee: z.boolean(),
  score: Score.nullable(),
  judgedBy: Judge.nullable(),
  reasoning: z.string().nullable(),
  /** The owner's sentences about the winners: a winner gets only their own, everyone else gets all. */
  winnerReasons: z.array(z.string()),
  /** For a winner only. */
  event: WonEvent.nullable(),
  /**
   * For a winner only: the token of their page, until when they can accept, when they accepted, and whether they can come
   * on the date that was set after that; null if there is none.
   */
  invitation: z
    .object({
      token: z.string(),
      answerBy: z.iso.datetime().nullable(),
      acceptedAt: z.iso.datetime().nullable(),
      dateAnswer: z.enum(DATE_ANSWERS).nullable(),
    })
    .nullable(),
  /** Why the fan, who had won, is no longer a winner. */
  ended: z.enum(WINNER_END_CAUSES).nullable(),
});
export type FanOutcome = z.infer<typeof FanOutcome>;
