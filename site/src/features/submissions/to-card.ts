import { getMoment, type Moment } from '#api/submissions/moment-rules.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from '#api/submissions/rules.ts';
import { MEDIA_WIDTHS, toVariantName } from '#api/media/rules.ts';
import type { Submission } from '#api/subscriptions/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import type { SubmissionTexts } from './texts.ts';

/** A submission as the API may send it: the campaign can be a bare reference or incomplete. */
export type RawSubmission = Pick<Submission, 'id' | 'createdAt' | 'answers'> &
  Partial<Omit<Submission, 'paymentStatus' | 'failure' | 'refundReason' | 'campaign'>> & {
    readonly paymentStatus: string;
    readonly failure?: string | null;
    readonly refundReason?: string | null;
    readonly campaign?: string | null | undefined | RawCampaign;
  };

type RawCampaign = Partial<
  Pick<
    Submission['campaign'],
    | 'id'
    | 'language'
    | 'state'
    | 'subscriptionDeadline'
    | 'cancelled'
    | 'overdue'
    | 'paused'
    | 'charity'
    | 'result'
  >
> & {
  readonly slug?: string | null;
  readonly name?: string | null;
  readonly image?: { readonly url?: string | null } | null;
  readonly celebrity?:
    | string
    | null
    | { readonly name?: string | null; readonly avatar?: Submission['campaign']['celebrity']['avatar'] };
};

export type Card = ReturnType<typeof toCard>;
/** What every part of a card gets. */
export type CardPartProps = WithTexts<SubmissionTexts['submissions']> & { readonly card: Card };

/** Returns a submission as its card shows it, whatever is missing of its campaign (RULES.md, "Data"). */
export function toCard(
  submission: RawSubmission,
  texts: Pick<SubmissionTexts['submissions'], 'unknownCampaign' | 'unknownArtist'>,
) {
  const { campaign } = submission;
  const known: RawCampaign = typeof campaign === 'object' && campaign ? campaign : {};
  const celebrity = typeof known.celebrity === 'object' ? known.celebrity : null;
  const artist = toNonBlank(celebrity?.name);
  return {
    ...submission,
    moment: toMoment(submission),
    title: toNonBlank(known.name) ?? texts.unknownCampaign,
    celebrity: artist ?? texts.unknownArtist,
    campaign: {
      ...known,
      id: typeof campaign === 'string' ? campaign : known.id,
      slug: toNonBlank(known.slug),
      charity: toNonBlank(known.charity?.name),
      image: toNonBlank(known.image?.url),
      avatar: celebrity?.avatar ?? null,
      /** Whose initials the dial shows if there is no picture. */
      initialsOf: artist ?? toNonBlank(known.name) ?? '',
    },
  };
}

/** Returns the `srcset` and `sizes` of a card's picture. */
export function toCardPicture(url: string) {
  return {
    srcset: MEDIA_WIDTHS.map((width) => `${toVariantName(url, width)} ${width}w`).join(', '),
    sizes: '(min-width: 720px) 45rem, 92vw',
  };
}

/** Returns the moment of a submission; undefined for an unknown status. A bare reference counts as an open campaign. */
export function toMoment(submission: RawSubmission): Moment | undefined {
  const { campaign, paymentStatus } = submission;
  const state = (typeof campaign === 'object' && campaign?.state) || 'open';
  return isKnownStatus(paymentStatus) ? getMoment(state, { ...submission, paymentStatus }) : undefined;
}

/** Returns the class of a badge's colour: grey except for the four known statuses (RULES.md, "Payment states"). */
export function toBadgeStatus(status: string): 'paid' | 'pending' | 'processing' | 'failed' | 'refunded' {
  return status === 'paid' || status === 'pending' || status === 'processing' || status === 'failed'
    ? status
    : 'refunded';
}

/** Returns whether a status has its own text. */
export function isKnownStatus(status: string): status is PaymentStatus {
  return PAYMENT_STATUSES.some((known) => known === status);
}

function toNonBlank(text: string | null | undefined): string | null {
  return text?.trim() ? text : null;
}
