import { loadCampaigns } from './campaigns-store.ts';
import { Icon } from './Icon.tsx';
import type { CampaignTexts } from './texts.ts';

type Props = { readonly texts: CampaignTexts['loading'] };

/** Instead of the campaigns when they could not be had, with the way out. */
export function LoadFailed({ texts }: Props) {
  return (
    <div className="empty" role="alert">
      <Icon name="offline" />
      <h3>{texts.failed}</h3>
      <p>{texts.failedHelp}</p>
      <button type="button" className="button button-secondary" onClick={() => void loadCampaigns()}>
        {texts.retry}
      </button>
    </div>
  );
}

/** Instead of the campaigns when there are none at all. */
export function NoCampaigns({ texts }: Props) {
  return (
    <div className="empty">
      <Icon name="clock" />
      <h3>{texts.empty}</h3>
      <p>{texts.emptyHelp}</p>
    </div>
  );
}
