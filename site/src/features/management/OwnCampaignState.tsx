import type { Campaign } from '#api/campaigns/contract.ts';
import type { Phase } from '#api/campaigns/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { ManagementTexts } from './texts.ts';

type OwnCampaignStateProps = {
  readonly campaign: Pick<
    Campaign,
    'name' | 'phase' | 'isPublic' | 'isActive' | 'winnersSelected' | 'paused' | 'cancelled'
  >;
  readonly texts: ManagementTexts['campaigns'];
  readonly isClosing: boolean;
  readonly isReopening: boolean;
  readonly onReopen: () => void;
};

const BADGES: Readonly<Record<Phase, string>> = {
  'not-started': 'soon',
  open: 'paid',
  'deadline-passed': 'closed',
  'nominees-selected': 'pending',
  'winners-selected': 'processing',
};

/** Names the state of a campaign; a closed one can be reopened (RULES.md, "Dashboard"). */
export function OwnCampaignState(props: OwnCampaignStateProps) {
  const { campaign, texts, isClosing, isReopening, onReopen } = props;
  const { name, phase, isPublic } = campaign;
  if (campaign.cancelled) return <span className="badge badge-cancelled">{texts.cancelled}</span>;
  if (isClosing) return <span className="badge badge-closed">{texts.closing}</span>;
  if (campaign.isActive && campaign.paused)
    return <span className="badge badge-pending">{texts.paused}</span>;
  if (campaign.isActive || campaign.winnersSelected) {
    return (
      <span className={`badge badge-${isPublic ? BADGES[phase] : 'soon'}`}>
        {isPublic ? texts[phase] : texts.notPublic}
      </span>
    );
  }
  return (
    <span className="undo">
      <span className="badge badge-closed undo-state">{texts.closed}</span>
      <button
        type="button"
        className="badge badge-closed undo-button"
        aria-label={fillText(texts.reopen, { campaign: name })}
        aria-busy={isReopening}
        disabled={isReopening}
        onClick={onReopen}
      >
        {texts.undo}
      </button>
    </span>
  );
}
