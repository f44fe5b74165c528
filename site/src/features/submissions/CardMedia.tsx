import { useState } from 'react';
import { MEDIA_WIDTHS, toVariantName } from '#api/media/rules.ts';
import { CampaignFace, CampaignPicture } from '../campaigns/CampaignPicture.tsx';
import { isKnownStatus, toBadgeStatus, type CardPartProps } from './to-card.ts';

type CardMediaProps = Pick<CardPartProps, 'card' | 'texts'> & {
  /** Whether it is the first card, whose picture loads at once. */
  readonly isFirst: boolean;
};

/** Shows a campaign's picture, its celebrity's face and the state of the payment. */
export function CardMedia({ card, isFirst, texts }: CardMediaProps) {
  const { campaign, outcome, reading, paymentStatus } = card;
  const { image, avatar } = campaign;
  return (
    <div className="card-media">
      <Picture
        url={image}
        artist={campaign.initialsOf}
        isFirst={isFirst}
        isWide={Boolean(outcome ?? reading)}
      />
      {!outcome && image !== null && (
        <CampaignFace campaign={{ image: { url: image }, celebrity: { avatar } }} />
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
