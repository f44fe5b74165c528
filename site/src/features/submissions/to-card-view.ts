import type { ShareSummary } from '#api/sharing/contract.ts';
import type { Cancellation } from '#api/campaigns/contract.ts';
import type { FanOutcome, FanReading } from '#api/nominees/contract.ts';
import { PAYMENT_STATUSES, type PaymentStatus } from '#api/submissions/rules.ts';
import type { Receipt } from '#api/scoring/entry-rules.ts';
import type { Permission } from '#api/wall/contract.ts';

/** A submission as the API may send it: the campaign can be a bare reference or incomplete. */
export type RawSubmission = {
  readonly id: string;
  readonly createdAt: string;
  readonly paymentStatus: string;
  readonly failure?: string | null;
  readonly refundReason?: string | null;
  readonly share?: ShareSummary | null;
  readonly isWithdrawn?: boolean;
  readonly isAfterReopening?: boolean;
  readonly thankedAt?: string | null;
  readonly isThanksWithdrawn?: boolean;
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
  readonly campaign?:
    | string
    | null
    | undefined
    | {
        readonly id?: string;
        readonly slug?: string | null;
        readonly name?: string | null;
        readonly isOpen?: boolean;
        readonly paused?: string | null;
        /** Why it does not go ahead. */
        readonly cancelled?: Cancellation | null;
        readonly image?: { readonly url?: string | null } | null;
        readonly celebrity?: string | null | { readonly name?: string | null };
      };
  /** The result of the answer, once the winners are known. */
  readonly outcome?: FanOutcome | null;
  /** How the answer was read, while the winners are to be chosen. */
  readonly reading?: FanReading | null;
  /** Where the judging of the answer is recorded. */
  readonly receipt?: Receipt | null;
  /** Whether others may read the answer. */
  readonly wall?: Permission | null;
};

/** The fields of a card; null where it shows a fallback. */
export type CardView = {
  readonly name: string | null;
  readonly artist: string | null;
  readonly slug: string | null;
  readonly imageUrl: string | null;
  /** Seed of the gradient where there is no picture. */
  readonly gradientId: string;
};

/** Returns the fields of a card for any shape of the campaign (RULES.md, "Data"). */
export function toCardView({ id, campaign }: RawSubmission): CardView {
  if (typeof campaign !== 'object' || campaign === null) {
    return { name: null, artist: null, slug: null, imageUrl: null, gradientId: campaign ?? id };
  }
  const { celebrity, image } = campaign;
  return {
    name: toNonBlank(campaign.name),
    artist: typeof celebrity === 'object' ? toNonBlank(celebrity?.name) : null,
    slug: toNonBlank(campaign.slug),
    imageUrl: toNonBlank(image?.url),
    gradientId: campaign.id ?? id,
  };
}

/** Returns the class of a badge's colour: grey for any status but the four (RULES.md, "Payment states"). */
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
