import type { Language } from '#api/platform/rules.ts';
import { getMoment, type Moment } from '#api/submissions/moment-rules.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from '#api/submissions/rules.ts';
import { MEDIA_WIDTHS, toVariantName } from '#api/media/rules.ts';
import type { Submission } from '#api/subscriptions/contract.ts';

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
    'id' | 'language' | 'state' | 'cancelled' | 'overdue' | 'paused' | 'charity' | 'result'
  >
> & {
  readonly slug?: string | null;
  readonly name?: string | null;
  readonly image?: { readonly url?: string | null } | null;
  readonly celebrity?: string | null | { readonly name?: string | null; readonly avatar?: Avatar };
};

type Avatar = Submission['campaign']['celebrity']['avatar'];

/** The fields of a card; null where it shows a fallback. */
export type CardView = {
  readonly name: string | null;
  /** The language in which the owner writes; undefined if unknown. */
  readonly written: Language | undefined;
  readonly artist: string | null;
  /** The portrait in the campaign's dial. */
  readonly avatar: Avatar;
  readonly charity: string | null;
  readonly result: Submission['campaign']['result'];
  readonly slug: string | null;
  readonly imageUrl: string | null;
  readonly campaignId: string | undefined;
};

/** Returns the fields of a card for any shape of the campaign (RULES.md, "Data"). */
export function toCardView({ campaign }: RawSubmission): CardView {
  const known: RawCampaign = typeof campaign === 'object' && campaign ? campaign : {};
  const celebrity = typeof known.celebrity === 'object' ? known.celebrity : null;
  return {
    name: toNonBlank(known.name),
    written: known.language,
    artist: toNonBlank(celebrity?.name),
    avatar: celebrity?.avatar ?? null,
    charity: toNonBlank(known.charity?.name),
    result: known.result ?? null,
    slug: toNonBlank(known.slug),
    imageUrl: toNonBlank(known.image?.url),
    campaignId: typeof campaign === 'string' ? campaign : known.id,
  };
}

/** Returns the `srcset` and `sizes` of a card's picture; a card with an outcome or a reading is wide (outcome.css). */
export function toCardPicture({ outcome, reading }: RawSubmission, url: string) {
  return {
    srcset: MEDIA_WIDTHS.map((width) => `${toVariantName(url, width)} ${width}w`).join(', '),
    sizes: (outcome ?? reading) ? '92vw' : '(min-width: 720px) 25rem, 92vw',
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
