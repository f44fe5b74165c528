import { z } from 'zod';
import { CodeRequestToken, Email, LoginCode, User } from '../accounts/contract.ts';
import { cleanName, NAME_MAX } from '../accounts/rules.ts';
import {
  CampaignCelebrity,
  CampaignName,
  CampaignResult,
  Cancellation,
  OverdueNotice,
} from '../campaigns/contract.ts';
import { FAN_QUESTION_KEYS, PAUSE_REASONS } from '../campaigns/rules.ts';
import { ContactChoice } from '../contact/contract.ts';
import { EmbedSource } from '../embeds/contract.ts';
import { FanOutcome, FanReading, Reread } from '../nominees/contract.ts';
import { encodeMessage, readableText } from '../platform/contract.ts';
import { ID_MAX, LANGUAGES } from '../platform/rules.ts';
import { OwnReceipt } from '../scoring/contract.ts';
import { ShareCode, ShareSummary } from '../sharing/contract.ts';
import { CAMPAIGN_STATES } from '../submissions/moment-rules.ts';
import {
  ANSWER_MAX,
  ANSWER_REQUIRED,
  ANSWER_TOO_LONG,
  LINK_SOURCES,
  PAYMENT_FAILURES,
  PAYMENT_STATUSES,
  REFUND_REASONS,
} from '../submissions/rules.ts';
import { Permission } from '../wall/contract.ts';

export const SubscribeAuth = z.object({
  email: Email,
  password: z.string().max(1000).optional(),
  code: LoginCode.optional(),
  codeRequest: CodeRequestToken.optional(),
  name: z.string().max(NAME_MAX).transform(cleanName).optional(),
  campaignId: z.string().max(ID_MAX),
  language: z.enum(LANGUAGES).optional(),
  /** Sent by the frame on a partner's page: the session is returned as a token, and no cookie is set. */
  embed: z.literal(true).optional(),
});
export type SubscribeAuth = z.infer<typeof SubscribeAuth>;

/** The response of campaign-subscribe/auth; `credentials` are shown once and stored nowhere. */
export const SubscribeAuthResult = z.discriminatedUnion('action', [
  z.object({ action: z.literal('requirePassword'), message: z.string() }),
  z.object({ action: z.literal('authenticated'), user: User, token: z.string().optional() }),
  z.object({
    action: z.literal('accountCreated'),
    user: User,
    credentials: z.object({ email: z.string(), password: z.string() }),
    token: z.string().optional(),
  }),
]);
export type SubscribeAuthResult = z.infer<typeof SubscribeAuthResult>;

export const Subscribe = z.object({
  campaign: z.string().max(ID_MAX),
  answer: z.object(
    {
      question: z.enum(FAN_QUESTION_KEYS),
      answer: readableText({ min: 1, tooShort: ANSWER_REQUIRED, max: ANSWER_MAX, tooLong: ANSWER_TOO_LONG }),
    },
    encodeMessage(ANSWER_REQUIRED),
  ),
  /** Language of the page, and so of the question that the fan saw, the checkout and the mails. */
  language: z.enum(LANGUAGES).optional(),
  /** The partner's page around the calling frame; `url` then leads through our own origin. */
  embed: EmbedSource.optional(),
  /** The kind of link that led to the page. */
  via: z.enum(LINK_SOURCES).optional(),
  /** The code of the fan's link that led to the page. */
  share: ShareCode.optional(),
});
export type Subscribe = z.infer<typeof Subscribe>;

export const Checkout = z.object({ url: z.url(), submissionId: z.string() });
export type Checkout = z.infer<typeof Checkout>;

export const Retry = z.object({ submissionId: z.string().max(ID_MAX) });

export const Submission = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  /** The minute of the campaign's dial that the answer lights up once it is paid. */
  minute: z.number().int(),
  /** `language` is the question's. */
  answers: z.array(z.object({ question: z.string(), language: z.enum(LANGUAGES), answer: z.string() })),
  /** Whether the answer was withdrawn after a report: only its fan and the campaign's owner see it. */
  isWithdrawn: z.boolean(),
  /** Whether it was paid after the campaign was reopened by an owner who had already read paid answers. */
  isAfterReopening: z.boolean(),
  /** When the thank-you for this submission was sent; null if there is none, and once it is withdrawn. */
  thankedAt: z.iso.datetime().nullable(),
  /** Whether the thank-you was withdrawn after a report. */
  isThanksWithdrawn: z.boolean(),
  /** Whether others may read the answer, and under which name; null if they may not. */
  wall: Permission.nullable(),
  /** Whether the charity may write to the fan; null if it cannot ask, as for an unpaid answer. */
  contact: ContactChoice.nullable(),
  campaign: CampaignName.omit({ artistName: true }).extend({
    image: z.object({ url: z.string() }).nullable(),
    /** `avatar` is the picture in the campaign's dial: the portrait, else the campaign's picture. */
    celebrity: CampaignCelebrity.pick({ name: true, avatar: true }),
    charity: z.object({ name: z.string() }),
    /** Null while too few people take part to show a result. */
    result: CampaignResult.nullable(),
    /** The campaign's state as anyone sees it. */
    state: z.enum(CAMPAIGN_STATES),
    /** Until when it takes subscriptions; null if there is no deadline. */
    subscriptionDeadline: z.iso.datetime().nullable(),
    /** Whether it takes subscriptions, and so payments, now. */
    isOpen: z.boolean(),
    /** Why it takes no subscriptions for now although it is open. */
    paused: z.enum(PAUSE_REASONS).nullable(),
    /** Null unless the campaign was cancelled. */
    cancelled: Cancellation.nullable(),
    /** Null if nothing is overdue. */
    overdue: OverdueNotice.nullable(),
  }),
  /** Why the payment failed, and why it was refunded, if known. */
  failure: z.enum(PAYMENT_FAILURES).nullable(),
  refundReason: z.enum(REFUND_REASONS).nullable(),
  /** The outcome of the answer; null until the winners are known, and for an unpaid answer. */
  outcome: FanOutcome.nullable(),
  /** How the answer was judged; null before the nominees are known, and once there are winners. */
  reading: FanReading.nullable(),
  /** What the fan says was overlooked in the answer, and the owner's reply; null if they did not ask. */
  reread: Reread.nullable(),
  /** Where the latest judgement of the answer is recorded; null before it was judged. */
  receipt: OwnReceipt.nullable(),
  /** The fan's own link; null until it is opened, and for an unpaid answer. */
  share: ShareSummary.nullable(),
});
export type Submission = z.infer<typeof Submission>;

export const SubmissionsPage = z.object({ submissions: z.array(Submission), next: z.string().nullable() });
export type SubmissionsPage = z.infer<typeof SubmissionsPage>;
