import { useId } from 'react';
import type { Campaign, CampaignCard } from '#api/campaigns/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { useIsHydrated } from '#site/ui/use-form.ts';
import { CampaignPicture } from '../../campaigns/CampaignPicture.tsx';
import { $minute, useClock } from '../../campaigns/clock.ts';
import { formatDeadline } from '#site/i18n/format.ts';
import { renderCampaignDial } from '../../campaigns/to-dial.ts';
import { ListCard } from '../../campaigns/ListCard.tsx';
import { Offer } from '../../campaigns/Offer.tsx';
import { usePicture } from '../../media/use-picture.ts';
import type { CampaignFormTexts } from '../texts.ts';
import type { FormValues } from '../values.ts';
import { toPreviewCampaign } from './to-preview-campaign.ts';
import '../../campaigns/campaign-card.css';
import '../../campaigns/campaign-hero.css';
import { toHeadlineClass } from '#site/ui/to-headline-class.ts';
import './campaign-preview.css';

type CampaignPreviewProps = WithTexts<Pick<CampaignFormTexts, 'preview' | 'shown'>> & {
  readonly values: FormValues;
  readonly charityName: string | undefined;
  readonly campaign: Campaign | undefined;
  /** The celebrity's portrait, for a campaign that is not stored yet. */
  readonly face: CampaignCard['celebrity']['avatar'];
  /** Whether the preview is beside the form; otherwise it opens below the fields. */
  readonly isBeside: boolean;
};

/**
 * Shows fans' view of what has been typed so far. Because it repeats the form, only its title is read aloud, and
 * nothing in it can be pressed.
 */
export function CampaignPreview({ isBeside, ...props }: CampaignPreviewProps) {
  const id = useId();
  // Rendered only in the browser, because it uses the browser's clock.
  const isHydrated = useIsHydrated();
  const { preview } = props.texts;
  const content = (
    <>
      <p className="help">{preview.help}</p>
      {isHydrated && <PreviewContent {...props} />}
    </>
  );
  return (
    <section className="campaign-preview" aria-labelledby={id}>
      {isBeside ? (
        <>
          <h2 id={id}>{preview.title}</h2>
          {content}
        </>
      ) : (
        <details>
          <summary id={id}>{preview.title}</summary>
          {content}
        </details>
      )}
    </section>
  );
}

function PreviewContent({
  values,
  charityName,
  campaign,
  face,
  language,
  texts,
}: Omit<CampaignPreviewProps, 'isBeside'>) {
  const now = useClock($minute, undefined);
  const picture = usePicture(values.image);
  const { preview, shown } = texts;
  const { campaign: card, examples } = toPreviewCampaign(values, {
    charityName,
    picture,
    now,
    stored: campaign,
    face,
    examples: preview,
  });
  return (
    <div className="campaign-preview-content" data-examples={examples.join(' ')} aria-hidden="true" inert>
      <p className="campaign-preview-label">{preview.page}</p>
      <PreviewHead campaign={card} now={now} language={language} texts={texts} />
      <p className="campaign-preview-label">{preview.card}</p>
      <ListCard campaign={card} now={now} language={language} texts={shown} />
    </div>
  );
}

type PreviewHeadProps = Pick<CampaignPreviewProps, 'language' | 'texts'> & {
  readonly campaign: CampaignCard;
  readonly now: Date;
};

/** The head of the campaign's page as in CampaignHero.astro, with a date instead of the countdown. */
function PreviewHead({ campaign, now, language, texts: { shown } }: PreviewHeadProps) {
  const { celebrity, name, subscriptionDeadline: deadline } = campaign;
  return (
    <div className="campaign-hero on-night">
      {campaign.image && (
        <div className="picture">
          <CampaignPicture campaign={campaign} sizes="22rem" />
        </div>
      )}
      <div className="wrap-wide words">
        <div className="who">
          <span dangerouslySetInnerHTML={{ __html: renderCampaignDial(campaign, { language, now }) }} />
          <p>
            <strong>{celebrity.name}</strong>
          </p>
        </div>
        <h3 className={`title ${toHeadlineClass(name)}`}>{name}</h3>
        <Offer campaign={campaign} language={language} />
        <p className="deadline">
          {deadline === null
            ? shown.countdown.noDeadline
            : fillText(shown.countdown.closesOn, { moment: formatDeadline(deadline, language, now) })}
        </p>
        <span className="button">{shown.page.toForm}</span>
      </div>
    </div>
  );
}
