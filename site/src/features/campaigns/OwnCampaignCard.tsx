import type { Campaign } from '../../../../edge-api/campaigns/contract.ts';
import type { Phase } from '../../../../edge-api/campaigns/rules.ts';
import type { Language } from '../../../../edge-api/platform/rules.ts';
import { fillText } from './fill-text.ts';
import { submittedDate } from '../dashboard/card-view.ts';
import type { DashboardTexts } from '../dashboard/texts.ts';
import { CampaignPicture } from './CampaignPicture.tsx';
import { plainText } from './description.ts';

type OwnCampaignCardProps = {
  readonly campaign: Campaign;
  readonly language: Language;
  readonly texts: DashboardTexts['campaigns'];
};

const BADGES: Readonly<Record<Phase, string>> = {
  'not-started': 'soon',
  open: 'paid',
  'deadline-passed': 'closed',
  'nominees-selected': 'pending',
  'winners-selected': 'processing',
};

/** A campaign as its owner sees it: where it stands, and the way to its public page. */
export function OwnCampaignCard({ campaign, language, texts }: OwnCampaignCardProps) {
  const { slug, name, phase, plannedDate, submissionCount } = campaign;
  return (
    <article className="card submission">
      <div className="card-media">
        <CampaignPicture campaign={campaign} sizes="(min-width: 1024px) 25rem, 92vw" />
        <span className={`badge badge-${BADGES[phase]}`}>{texts[phase]}</span>
      </div>
      <div className="card-body">
        <h3 className="card-title">{name}</h3>
        <p className="card-meta">
          {plannedDate === null ? texts.flexible : submittedDate(plannedDate, language)}
          <span>
            {submissionCount === 1
              ? texts.donationsOne
              : fillText(texts.donations, { count: String(submissionCount) })}
          </span>
        </p>
        <p className="clamp-2">{plainText(campaign.description)}</p>
        <div className="card-foot">
          <a href={`/${language}/campaigns/${slug}`} target="_blank" rel="noopener">
            {texts.view} <span className="visually-hidden">{texts.newTab}</span>
          </a>
        </div>
      </div>
    </article>
  );
}
