import type { Campaign } from '#api/campaigns/contract.ts';
import { toPlainText } from '#api/campaigns/rich-text-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { formatSubmittedDate } from '../dashboard/to-card-view.ts';
import type { DashboardTexts } from '../dashboard/texts.ts';
import { CharityDue } from './CharityDue.tsx';
import { CampaignPicture } from './CampaignPicture.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { useIsClosing } from './is-closing.ts';
import { OwnCampaignActions } from './OwnCampaignActions.tsx';
import { OwnCampaignState } from './OwnCampaignState.tsx';

type OwnCampaignCardProps = {
  readonly campaign: Campaign;
  readonly language: Language;
  readonly texts: DashboardTexts['campaigns'];
  /** Celebrities edit here, charities do not (specification §6). */
  readonly mayEdit: boolean;
  readonly isReopening: boolean;
  readonly onClose: () => void;
  readonly onReopen: () => void;
  readonly onExtend: () => void;
  readonly onReplaceCharity: () => void;
};

/** Shows a campaign to its owner: its state, the next step, and links to its pages. */
export function OwnCampaignCard(props: OwnCampaignCardProps) {
  const { campaign, language, texts, mayEdit, isReopening, onClose, onReopen, onExtend } = props;
  const { onReplaceCharity: onReplace } = props;
  const { id, slug, name, plannedDate, submissionCount } = campaign;
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
          <span>
            {submissionCount === 1
              ? texts.donationsOne
              : fillText(texts.donations, { count: String(submissionCount) })}
          </span>
        </p>
        <p className="clamp-2">{toPlainText(campaign.description)}</p>
        <CharityDue {...{ campaign, language, texts, onReplace }} />
        <div className="card-foot">
          <OwnCampaignActions {...{ campaign, language, texts, isClosing, onClose, onExtend }} />
          <a href={`/${language}/campaigns/${slug}`} target="_blank" rel="noopener" className="link">
            {texts.view} <span className="visually-hidden">{texts.newTab}</span>
          </a>
          {campaign.winnersSelected && (
            <a href={`/${language}/dashboard/campaigns/${id}/thanks`} className="link">
              {campaign.thankedAt === null ? texts.thank : texts.thanked}{' '}
              <span className="visually-hidden">{name}</span>
            </a>
          )}
          {mayEdit && (
            <a href={`/${language}/dashboard/campaigns/${id}/edit`} className="link">
              {texts.edit} <span className="visually-hidden">{name}</span>
            </a>
          )}
          <a href={`/${language}/dashboard/campaigns/${id}/embed`} className="link">
            {texts.embed} <span className="visually-hidden">{name}</span>
          </a>
        </div>
      </div>
    </article>
  );
}
