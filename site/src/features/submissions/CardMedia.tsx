import { useState } from 'react';
import { CampaignFace, CampaignPicture } from '../campaigns/CampaignPicture.tsx';
import type { SubmissionTexts } from './texts.ts';
import {
  isKnownStatus,
  toBadgeStatus,
  toCardPicture,
  type CardView,
  type RawSubmission,
} from './to-card-view.ts';

type CardMediaProps = {
  readonly submission: RawSubmission;
  /** Whether it is the first card, whose picture loads at once. */
  readonly isFirst: boolean;
  readonly view: CardView;
  readonly texts: SubmissionTexts['submissions'];
};

/** Shows a campaign's picture, its celebrity's face and the state of the payment. */
export function CardMedia({ submission, isFirst, view, texts }: CardMediaProps) {
  const { outcome, paymentStatus } = submission;
  const { imageUrl } = view;
  return (
    <div className="card-media">
      <Picture submission={submission} isFirst={isFirst} view={view} />
      {!outcome && imageUrl !== null && (
        <CampaignFace campaign={{ image: { url: imageUrl }, celebrity: view }} />
      )}
      <span className={`badge badge-${toBadgeStatus(paymentStatus)}`}>
        {isKnownStatus(paymentStatus) ? texts[paymentStatus] : paymentStatus}
      </span>
    </div>
  );
}

/** Shows the campaign's picture, or its dial if there is none or it fails to load. */
function Picture({ submission, isFirst, view }: Omit<CardMediaProps, 'texts'>) {
  const [isBroken, setBroken] = useState(false);
  const { name, artist, avatar, imageUrl } = view;
  if (imageUrl === null || isBroken) {
    const celebrity = { name: artist ?? name ?? '', avatar: isBroken ? null : avatar };
    return <CampaignPicture campaign={{ celebrity, image: null }} sizes="" />;
  }
  const { srcset, sizes } = toCardPicture(submission, imageUrl);
  return (
    <img
      src={imageUrl}
      srcSet={srcset}
      sizes={sizes}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding={isFirst ? 'sync' : 'async'}
      width="400"
      height="300"
      onError={() => setBroken(true)}
    />
  );
}
