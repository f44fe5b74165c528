import { useEffect, useState, type ReactNode } from 'react';
import type { User } from '../../../../edge-api/accounts/contract.ts';
import type { Campaign } from '../../../../edge-api/campaigns/contract.ts';
import type { Language } from '../../../../edge-api/platform/rules.ts';
import { fillText } from './fill-text.ts';
import { api } from '../accounts/api.ts';
import { outcomeOf } from '../accounts/outcome.ts';
import { LoadFailure } from '../dashboard/LoadFailure.tsx';
import { Loading } from '../dashboard/SubmissionsView.tsx';
import type { DashboardTexts } from '../dashboard/texts.ts';
import { OwnCampaignCard } from './OwnCampaignCard.tsx';

type CampaignsDashboardProps = {
  readonly language: Language;
  readonly user: Pick<User, 'name'>;
  readonly texts: DashboardTexts['campaigns'];
  /** Notices between the title and the campaigns. */
  readonly children?: ReactNode;
};

type Reading =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: string }
  | { readonly kind: 'ready'; readonly campaigns: readonly Campaign[] };

/** The dashboard of a celebrity or charity: what they run (specification §2, "Celebrity dashboard"). */
export function CampaignsDashboard({ language, user, texts, children }: CampaignsDashboardProps) {
  const [reading, setReading] = useState<Reading>({ kind: 'loading' });

  const [tries, setTries] = useState(0);

  useEffect(() => {
    void readOwn(texts.unreachable).then(setReading);
  }, [tries, texts]);

  return (
    <>
      <h1>{fillText(texts.welcome, { name: user.name })}</h1>
      {children}
      <h2 className="dashboard-heading">{texts.heading}</h2>
      {reading.kind === 'loading' && <Loading label={texts.loading} />}
      {reading.kind === 'failed' && (
        <LoadFailure
          text={fillText(texts.loadFailed, { error: reading.error })}
          retryLabel={texts.retryLoad}
          onRetry={() => {
            setReading({ kind: 'loading' });
            setTries(tries + 1);
          }}
        />
      )}
      {reading.kind === 'ready' && reading.campaigns.length === 0 && (
        <div className="empty">
          <h3>{texts.emptyTitle}</h3>
          <p>{texts.empty}</p>
          <a className="button" href={`/${language}/dashboard/campaigns/create`}>
            {texts.create}
          </a>
        </div>
      )}
      {reading.kind === 'ready' && reading.campaigns.length > 0 && (
        <ul className="cards submissions">
          {reading.campaigns.map((campaign) => (
            <li key={campaign.id}>
              <OwnCampaignCard campaign={campaign} language={language} texts={texts} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

async function readOwn(unreachable: string): Promise<Reading> {
  const outcome = await outcomeOf(() => api.api.campaigns.mine.$get({}, { init: { cache: 'no-store' } }));
  if (outcome.kind === 'done') return { kind: 'ready', campaigns: outcome.value.docs };
  const message = outcome.kind === 'refused' ? outcome.message : undefined;
  return { kind: 'failed', error: message ?? unreachable };
}
