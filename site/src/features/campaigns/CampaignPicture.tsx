import { useId } from 'react';
import type { CampaignCard } from '#api/campaigns/contract.ts';
import { toSrcset } from '#api/media/rules.ts';
import { toGradient } from './gradient.ts';

type CampaignPictureProps = {
  readonly campaign: Pick<CampaignCard, 'id' | 'image'>;
  /** How wide it is shown, for the browser's choice of file: the `sizes` of an img. */
  readonly sizes: string;
  /** The page's main picture: loaded before anything else. Others wait until they are near. */
  readonly first?: boolean;
};

/** A campaign's picture in the files it comes in, or the drawing that its id makes when there is none. */
export function CampaignPicture({ campaign: { id, image }, sizes, first = false }: CampaignPictureProps) {
  if (!image) return <GradientPicture id={id} />;
  return (
    <img
      src={image.url}
      srcSet={toSrcset(image)}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={image.alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding={first ? 'sync' : 'async'}
    />
  );
}

/** One hour of a dial in the light, in attributes only: the page's policy allows no style of its own. */
function GradientPicture({ id }: { readonly id: string }) {
  const { from, to, light, x, y, turn } = toGradient(id);
  const name = useId();
  return (
    <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id={`${name}-ground`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
        <radialGradient id={`${name}-light`} cx={`${x}%`} cy={`${y}%`} r="65%">
          <stop offset="0" stopColor={light} stopOpacity="0.85" />
          <stop offset="1" stopColor={light} stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="400" height="300" fill={`url(#${name}-ground)`} />
      <rect width="400" height="300" fill={`url(#${name}-light)`} />
      <g
        transform={`translate(${x * 4} ${y * 3}) rotate(${turn})`}
        fill="none"
        stroke="var(--paper)"
        strokeLinecap="round"
      >
        <circle r="88" strokeOpacity="0.22" strokeWidth="2" />
        <circle r="132" strokeOpacity="0.12" strokeWidth="2" />
        <path d="M0-88A88 88 0 0 1 76.2-44" strokeOpacity="0.9" strokeWidth="6" />
      </g>
    </svg>
  );
}
