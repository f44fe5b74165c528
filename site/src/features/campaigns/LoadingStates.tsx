import { loadCampaigns } from './campaigns-store.ts';
import { Icon } from './Icon.tsx';
import type { CampaignTexts } from './texts.ts';

type Props = { readonly texts: CampaignTexts['loading'] };

/** Shows that the campaigns could not be loaded, with a button to try again. */
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

/** Says that there are no campaigns or, with a link to all of them, none that are open or upcoming. */
export function NoCampaigns({ texts, allPath }: Props & { readonly allPath?: string | undefined }) {
  return (
    <div className="empty">
      <Icon name="clock" />
      <h3>{allPath === undefined ? texts.empty : texts.noneOpen}</h3>
      <p>{texts.emptyHelp}</p>
      {allPath !== undefined && (
        <a className="button button-secondary" href={allPath}>
          {texts.toAll}
        </a>
      )}
    </div>
  );
}
