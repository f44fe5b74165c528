import { useState } from 'react';
import { CampaignFace, CampaignPicture } from '../campaigns/CampaignPicture.tsx';
import { isKnownStatus, toBadgeStatus, toCardPicture, type CardPartProps } from './to-card.ts';

type CardMediaProps = Pick<CardPartProps, 'card' | 'texts'> & {
  /** Whether it is the first card, whose picture loads at once. */
  readonly isFirst: boolean;
};

/** Shows a campaign's picture, its celebrity's face and the state of the payment. */
export function CardMedia({ card, isFirst, texts }: CardMediaProps) {
  const { campaign, outcome } = card;
  const { image, avatar } = campaign;
  return (
    <div className="card-media">
      <Picture card={card} isFirst={isFirst} />
      {!outcome && image !== null && (
        <CampaignFace campaign={{ image: { url: image }, celebrity: { avatar } }} />
      )}
      <StatusBadge status={card.paymentStatus} texts={texts} />
    </div>
  );
}

type StatusBadgeProps = { readonly status: string; readonly texts: CardPartProps['texts'] };

/** Shows the state of a payment; an unknown one as the API sent it. */
export function StatusBadge({ status, texts }: StatusBadgeProps) {
  return (
    <span className={`badge badge-${toBadgeStatus(status)}`}>
      {isKnownStatus(status) ? texts[status] : status}
    </span>
  );
}

/** Shows the campaign's picture, or its dial if there is none or it fails to load. */
function Picture({ card, isFirst }: Omit<CardMediaProps, 'texts'>) {
  const [isBroken, setBroken] = useState(false);
  const { image, initialsOf, avatar } = card.campaign;
  if (image === null || isBroken) {
    const celebrity = { name: initialsOf, avatar: isBroken ? null : avatar };
    return <CampaignPicture campaign={{ celebrity, image: null }} sizes="" />;
  }
  const { srcset, sizes } = toCardPicture(image);
  return (
    <img
      src={image}
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
