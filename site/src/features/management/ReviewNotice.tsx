import type { Campaign } from '#api/campaigns/contract.ts';
import { toProofCode } from '#api/campaigns/review-rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { ManagementTexts } from './texts.ts';

type ReviewNoticeProps = {
  readonly campaign: Pick<Campaign, 'id' | 'review' | 'reviewReason' | 'cancelled'>;
  readonly texts: ManagementTexts['campaigns'];
};

/** Says that a campaign waits for an admin and how to prove whose it is, or that it was declined; else nothing. */
export function ReviewNotice({
  campaign: { id, review, reviewReason, cancelled },
  texts,
}: ReviewNoticeProps) {
  if (review === null || review === 'confirmed' || cancelled) return null;
  return (
    <div className="notice notice-warning charity-due">
      <p>{fillText(texts.review[review], { reason: reviewReason ?? '' })}</p>
      {review !== 'declined' && (
        <p>
          {texts.proof} <code>{toProofCode(id)}</code>
        </p>
      )}
    </div>
  );
}
