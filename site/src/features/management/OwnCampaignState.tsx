import type { Campaign } from '#api/campaigns/contract.ts';
import { isDecided, type CampaignState } from '#api/submissions/moment-rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { ManagementTexts } from './texts.ts';

type OwnCampaignStateProps = {
  readonly campaign: Pick<Campaign, 'name' | 'isPublic' | 'isActive'>;
  readonly state: CampaignState;
  readonly texts: ManagementTexts['campaigns'];
  readonly isReopening: boolean;
  readonly onReopen: () => void;
};

const CLOSING = { text: 'closing', look: 'closed' } as const;
const CHOSEN = { text: 'winnersSelected', look: 'processing' } as const;
const BADGES = {
  'not-started': { text: 'not-started', look: 'soon' },
  open: { text: 'open', look: 'paid' },
  paused: { text: 'paused', look: 'pending' },
  closed: CLOSING,
  empty: CLOSING,
  nominated: CLOSING,
  chosen: CHOSEN,
  met: CHOSEN,
  cancelled: { text: 'cancelled', look: 'cancelled' },
} as const satisfies Record<CampaignState, unknown>;

/** Names the state of a campaign; a closed one can be reopened (RULES.md, "Dashboard"). */
export function OwnCampaignState(props: OwnCampaignStateProps) {
  const { campaign, state, texts, isReopening, onReopen } = props;
  const { name, isPublic, isActive } = campaign;
  const isWaiting = !isPublic && (state === 'not-started' || state === 'open');
  const { text, look } = isWaiting ? ({ text: 'notPublic', look: 'soon' } as const) : BADGES[state];
  if (isActive || isDecided(state) || state === 'cancelled')
    return <span className={`badge badge-${look}`}>{texts[text]}</span>;
  return (
    <span className="undo">
      <span className="badge badge-closed undo-state">{texts.closed}</span>
      <button
        type="button"
        className="badge badge-closed undo-button"
        aria-label={fillText(texts.reopen, { campaign: name })}
        aria-busy={isReopening}
        onClick={() => !isReopening && onReopen()}
      >
        {texts.undo}
      </button>
    </span>
  );
}
