import { getInitials } from '#api/accounts/rules.ts';
import { renderDial } from '#api/campaigns/dial-rules.ts';
import type { CampaignCard } from '#api/campaigns/contract.ts';
import { toFocalClass } from '#api/media/focal-rules.ts';
import { isOtherPicture, toSrcset } from '#api/media/rules.ts';

/** The widths of a campaign's main picture on a page: the `sizes` of its img and of its preload. */
export const PICTURE_SIZES = {
  page: '(min-width: 1024px) 66vw, 100vw',
  frame: 'min(38rem, 100vw)',
  own: '(min-width: 1024px) 25rem, 92vw',
} as const;

type CampaignPictureProps = {
  readonly campaign: Pick<CampaignCard, 'image'> &
    Partial<Pick<CampaignCard, 'language' | 'result'>> & {
      readonly celebrity: Pick<CampaignCard['celebrity'], 'name'> & Partial<CampaignCard['celebrity']>;
    };
  readonly sizes: string;
  /** Whether it is the page's main picture, which loads with high priority. */
  readonly first?: boolean;
};

/** Shows a campaign's picture, or its dial if there is none. */
export function CampaignPicture({ campaign, sizes, first = false }: CampaignPictureProps) {
  const { image, language } = campaign;
  if (!image) return <DialPicture {...campaign} />;
  return (
    <img
      src={image.url}
      className={toFocalClass(image)}
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

type CampaignFaceProps = {
  readonly campaign: {
    readonly image: { readonly url: string } | null;
    readonly celebrity: Pick<CampaignCard['celebrity'], 'avatar'>;
  };
};

/** Shows the celebrity's face on a card, over the scene; nothing if that is the same picture, or a dial shows it. */
export function CampaignFace({ campaign: { image, celebrity } }: CampaignFaceProps) {
  const { avatar } = celebrity;
  if (!image || !avatar || !isOtherPicture(avatar, image.url)) return null;
  return (
    <img
      src={avatar.url}
      className={`card-face ${toFocalClass(avatar)}`}
      width={avatar.width}
      height={avatar.height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

/** Shows the dial of a campaign, with its celebrity's face: on prints, and where there is no picture. */
export function DialPicture({ celebrity, result }: CampaignPictureProps['campaign']) {
  const { name, avatar } = celebrity;
  const count = result?.participants ?? null;
  const dial = renderDial({ label: name, count, gap: 60, face: avatar ?? getInitials(name) });
  return <div className="picture-dial" aria-hidden="true" dangerouslySetInnerHTML={{ __html: dial }} />;
}
