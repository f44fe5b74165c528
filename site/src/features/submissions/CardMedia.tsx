import { useState } from 'react';
import { MEDIA_WIDTHS, toVariantName } from '#api/media/rules.ts';
import { CampaignFace, CampaignPicture } from '../campaigns/CampaignPicture.tsx';
import type { SubmissionTexts } from './texts.ts';
import { isKnownStatus, toBadgeStatus, type CardView, type RawSubmission } from './to-card-view.ts';

type CardMediaProps = {
  readonly submission: RawSubmission;
  /** Whether it is the first card, whose picture loads at once. */
  readonly isFirst: boolean;
  readonly view: CardView;
  readonly texts: SubmissionTexts['submissions'];
};

/** Shows a campaign's picture, its celebrity's face and the state of the payment. */
export function CardMedia({
  submission: { outcome, reading, paymentStatus },
  isFirst,
  view,
  texts,
}: CardMediaProps) {
  const { name, artist, imageUrl } = view;
  const isWide = Boolean(outcome ?? reading);
  return (
    <div className="card-media">
      <Picture url={imageUrl} artist={artist ?? name ?? ''} isFirst={isFirst} isWide={isWide} />
      {!outcome && imageUrl !== null && (
        <CampaignFace campaign={{ image: { url: imageUrl }, celebrity: view }} />
      )}
      <span className={`badge badge-${toBadgeStatus(paymentStatus)}`}>
        {isKnownStatus(paymentStatus) ? texts[paymentStatus] : paymentStatus}
      </span>
    </div>
  );
}

type PictureProps = {
  readonly url: string | null;
  readonly artist: string;
  readonly isFirst: boolean;
  /** Whether the card fills a row (outcome.css). */
  readonly isWide: boolean;
};

/** Shows the campaign's picture, or its dial if there is none or it fails to load. */
function Picture({ url, artist, isFirst, isWide }: PictureProps) {
  const [isBroken, setBroken] = useState(false);
  if (url === null || isBroken)
    return <CampaignPicture campaign={{ celebrity: { name: artist }, image: null }} sizes="" />;
  return (
    <img
      src={url}
      srcSet={MEDIA_WIDTHS.map((width) => `${toVariantName(url, width)} ${width}w`).join(', ')}
      sizes={isWide ? '92vw' : '(min-width: 720px) 25rem, 92vw'}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      width="400"
      height="300"
      onError={() => setBroken(true)}
    />
  );
}
