import { useId } from 'react';
import type { CampaignCard } from '#api/campaigns/contract.ts';
import { toSrcset } from '#api/media/rules.ts';
import { toGradient } from './gradient.ts';

/** How wide a campaign's picture is shown where a page begins with it: the `sizes` of its img and of its preload. */
export const PICTURE_SIZES = {
  page: '(min-width: 1024px) 66vw, 100vw',
  frame: 'min(38rem, 100vw)',
} as const;

type CampaignPictureProps = {
  readonly campaign: Pick<CampaignCard, 'id' | 'image'> & Partial<Pick<CampaignCard, 'language'>>;
  /** How wide it is shown, for the browser's choice of file: the `sizes` of an img. */
  readonly sizes: string;
  /** Whether it is the page's main picture, which loads before anything else. */
  readonly first?: boolean;
};

/** Shows a campaign's picture in its sizes, or a drawing made from its id when there is none. */
export function CampaignPicture({ campaign, sizes, first = false }: CampaignPictureProps) {
  const { id, image, language } = campaign;
  if (!image) return <GradientPicture id={id} />;
  return (
    <img
      src={image.url}
      srcSet={toSrcset(image)}
      sizes={sizes}
      width={image.width}
      height={image.height}
      lang={language}
      alt={image.alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding={first ? 'sync' : 'async'}
    />
  );
}

/** Draws one hour of a dial. Uses attributes only, because the page's policy allows no inline style. */
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
