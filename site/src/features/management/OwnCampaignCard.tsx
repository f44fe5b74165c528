import type { Campaign } from '#api/campaigns/contract.ts';
import { toPlainText } from '#api/campaigns/rich-text-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { formatSubmittedDate } from '#site/i18n/format.ts';
import type { CancellationTexts } from '../cancellations/texts.ts';
import type { ManagementTexts } from './texts.ts';
import { CharityDue } from './CharityDue.tsx';
import { CampaignPicture } from '../campaigns/CampaignPicture.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { useIsClosing } from './is-closing.ts';
import { OwnCampaignActions } from './OwnCampaignActions.tsx';
import { OwnCampaignState } from './OwnCampaignState.tsx';

/** The texts of an own campaign, and of how it ends before its time. */
export type OwnCampaignTexts = Pick<ManagementTexts, 'campaigns'> &
  Pick<CancellationTexts, 'cancelling' | 'refunds'>;

type OwnCampaignCardProps = {
  readonly campaign: Campaign;
  readonly language: Language;
  readonly texts: OwnCampaignTexts;
  /** Celebrities edit here, charities do not (RULES.md, "Roles"). */
  readonly mayEdit: boolean;
  readonly isReopening: boolean;
  readonly onClose: () => void;
  readonly onReopen: () => void;
  readonly onExtend: () => void;
  readonly onReplaceCharity: () => void;
  readonly onCancel: () => void;
};

/** Shows a campaign to its owner: its state, the next step, and links to its pages. */
export function OwnCampaignCard(props: OwnCampaignCardProps) {
  const { campaign, language, mayEdit, isReopening, onClose, onReopen, onExtend, onCancel } = props;
  const { onReplaceCharity: onReplace } = props;
  const { campaigns: texts, cancelling, refunds } = props.texts;
  const { id, slug, name, plannedDate, submissionCount, winnersSelected } = campaign;
  const isCancelled = Boolean(campaign.cancelled);
  const isClosing = useIsClosing(campaign);
  return (
    <article className="card submission own-campaign">
      <div className="card-media">
        <CampaignPicture campaign={campaign} sizes="(min-width: 1024px) 25rem, 92vw" />
        <OwnCampaignState {...{ campaign, texts, isClosing, isReopening, onReopen }} />
      </div>
      <div className="card-body">
        <h3 className="card-title">{name}</h3>
        <p className="card-meta">
          {plannedDate === null ? texts.flexible : formatSubmittedDate(plannedDate, language)}
          {!isCancelled && (
            <span>
              {submissionCount === 1
                ? texts.donationsOne
                : fillText(texts.donations, { count: String(submissionCount) })}
            </span>
          )}
        </p>
        <p className="clamp-2">{toPlainText(campaign.description)}</p>
        <CharityDue {...{ campaign, language, texts, onReplace }} />
        <div className="card-foot">
          <OwnCampaignActions {...{ campaign, language, texts, refunds, isClosing, onClose, onExtend }} />
          <a href={`/${language}/campaigns/${slug}`} target="_blank" rel="noopener" className="link">
            {texts.view} <span className="visually-hidden">{texts.newTab}</span>
          </a>
          {winnersSelected && !isCancelled && (
            <a href={`/${language}/dashboard/campaigns/${id}/thanks`} className="link">
              {campaign.thankedAt === null ? texts.thank : texts.thanked}{' '}
              <span className="visually-hidden">{name}</span>
            </a>
          )}
          {winnersSelected && !isCancelled && (
            <>
              <a href={`/${language}/dashboard/campaigns/${id}/wall`} className="link">
                {texts.wall} <span className="visually-hidden">{name}</span>
              </a>
              <a href={`/${language}/dashboard/campaigns/${id}/story`} className="link">
                {texts.story} <span className="visually-hidden">{name}</span>
              </a>
            </>
          )}
          {mayEdit && !isCancelled && (
            <a href={`/${language}/dashboard/campaigns/${id}/edit`} className="link">
              {texts.edit} <span className="visually-hidden">{name}</span>
            </a>
          )}
          <a href={`/${language}/dashboard/campaigns/${id}/numbers`} className="link">
            {texts.numbers} <span className="visually-hidden">{name}</span>
          </a>
          {campaign.isActive && !isCancelled && (
            <a href={`/${language}/dashboard/campaigns/${id}/kit`} className="link">
              {texts.promotionKit} <span className="visually-hidden">{name}</span>
            </a>
          )}
          {!campaign.isActive && !isCancelled && (
            <a href={`/${language}/dashboard/campaigns/${id}/statement`} className="link">
              {texts.statement} <span className="visually-hidden">{name}</span>
            </a>
          )}
          {!isCancelled && (
            <a href={`/${language}/dashboard/campaigns/${id}/embed`} className="link">
              {texts.embed} <span className="visually-hidden">{name}</span>
            </a>
          )}
          {!isCancelled && (
            <a href={`/${language}/campaigns/${slug}/live`} target="_blank" rel="noopener" className="link">
              {texts.live} <span className="visually-hidden">{texts.newTab}</span>
            </a>
          )}
          {!isCancelled && (
            <a href={`/${language}/dashboard/campaigns/${id}/names`} className="link">
              {texts.names} <span className="visually-hidden">{name}</span>
            </a>
          )}
          {!isCancelled && !winnersSelected && (
            <button type="button" className="link" onClick={onCancel}>
              {cancelling.action} <span className="visually-hidden">{name}</span>
            </button>
          )}
        </div>
      </div>
    </article>
  );
}
