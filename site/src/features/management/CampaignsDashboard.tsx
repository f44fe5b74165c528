import { useStore } from '@nanostores/react';
import { useEffect, useState, type ReactNode } from 'react';
import type { User } from '#api/accounts/contract.ts';
import type { Campaign } from '#api/campaigns/contract.ts';
import { usePages } from '#widget/client/use-pages.ts';
import { SECOND_MS, type Language } from '#api/platform/rules.ts';
import { LoadFailure } from '#site/ui/LoadFailure.tsx';
import { LoadingCards } from '#site/ui/Skeleton.tsx';
import { EndDialog } from '../cancellations/EndDialog.tsx';
import { $minute } from '../campaigns/clock.ts';
import { CloseDialog } from './CloseDialog.tsx';
import { ExtendDialog } from './ExtendDialog.tsx';
import { isClosing } from './is-closing.ts';
import { $sharedCampaigns } from '../campaigns/shared-campaigns.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { OwnCampaignCard, type OwnCampaignTexts } from './OwnCampaignCard.tsx';
import { OwnCampaigns } from './OwnCampaigns.tsx';
import { readOwnCampaigns, reopenCampaign } from './own-campaign-calls.ts';
import { ReopenDialog } from './ReopenDialog.tsx';
import { ReplaceCharityDialog } from './ReplaceCharityDialog.tsx';
import { WhatNow } from './WhatNow.tsx';
import { showToast } from '#site/ui/toasts.ts';

/** Pace of the list while a campaign is past its deadline and about to be closed. */
const CLOSING_POLL_MS = 15 * SECOND_MS;

type CampaignsDashboardProps = {
  readonly language: Language;
  readonly user: Pick<User, 'name' | 'email' | 'role' | '_verified'>;
  readonly texts: OwnCampaignTexts;
  /** Notices between the title and the campaigns. */
  readonly children?: ReactNode;
};

/** Shows a celebrity or charity the campaigns they run (RULES.md, "Dashboard"). */
export function CampaignsDashboard({ language, user, texts: all, children }: CampaignsDashboardProps) {
  const { campaigns: texts, cancelling: cancelTexts } = all;
  const {
    resource,
    items: campaigns,
    hasMore,
    reload,
    refresh,
    loadMore,
  } = usePages(readOwnCampaigns, {
    everyMs: CLOSING_POLL_MS,
    isDue: (now) => now.kind === 'ready' && now.value.items.some((each) => isClosing(each, Date.now())),
  });
  useEffect(() => $sharedCampaigns.set(campaigns), [campaigns]);
  // A deadline that passes while the page is open starts the polling.
  useStore($minute);
  const [closing, setClosing] = useState<Campaign>();
  const [reopening, setReopening] = useState<string>();
  const [clearing, setClearing] = useState<Campaign>();
  const [extending, setExtending] = useState<Campaign>();
  const [replacing, setReplacing] = useState<Campaign>();
  const [cancelling, setCancelling] = useState<Campaign>();
  const [alert, setAlert] = useState<string>();

  async function reopen(id: string): Promise<void> {
    setReopening(id);
    const outcome = await reopenCampaign(id);
    setReopening(undefined);
    setClearing(undefined);
    if (outcome.kind === 'done') {
      setAlert(undefined);
      await refresh();
    } else setAlert(toAlertText(texts.reopenFailed, outcome));
  }

  return (
    <>
      <h1>{fillText(texts.welcome, { name: user.name || user.email })}</h1>
      {children}
      {campaigns
        .filter(({ isPublic, isActive }) => user._verified && isActive && !isPublic)
        .map(({ id, name }) => (
          <p key={id} className="notice notice-warning">
            {fillText(texts.held, { campaign: name })}
          </p>
        ))}
      {campaigns.length > 0 && (
        <WhatNow {...{ campaigns, language, texts }} isComplete={!hasMore} onExtend={setExtending} />
      )}
      <h2 className="dashboard-heading">{texts.heading}</h2>
      <div role="alert">{alert !== undefined && <p className="notice notice-error">{alert}</p>}</div>
      {resource.kind === 'loading' && <LoadingCards label={texts.loading} />}
      {resource.kind === 'failed' && (
        <LoadFailure
          text={fillText(texts.loadFailed, { error: resource.failure.message ?? texts.unreachable })}
          retryLabel={texts.retryLoad}
          onRetry={reload}
        />
      )}
      {resource.kind === 'ready' && campaigns.length === 0 && (
        <div className="empty">
          <h3>{texts.emptyTitle}</h3>
          <p>{texts.empty}</p>
          <a className="button" href={`/${language}/dashboard/campaigns/create`}>
            {texts.create}
          </a>
        </div>
      )}
      {campaigns.length > 0 && (
        <OwnCampaigns
          campaigns={campaigns}
          texts={texts}
          onLoadMore={hasMore ? loadMore : undefined}
          card={(campaign) => (
            <OwnCampaignCard
              {...{ campaign, language }}
              texts={all}
              mayEdit={user.role === 'celebrity'}
              isReopening={reopening === campaign.id}
              onClose={() => setClosing(campaign)}
              onReopen={() =>
                campaign.nomineesSelected || campaign.ownNominations > 0
                  ? setClearing(campaign)
                  : void reopen(campaign.id)
              }
              onExtend={() => setExtending(campaign)}
              onReplaceCharity={() => setReplacing(campaign)}
              onCancel={() => setCancelling(campaign)}
            />
          )}
        />
      )}
      <ReopenDialog
        campaign={clearing}
        texts={texts}
        isBusy={reopening !== undefined}
        onConfirm={() => {
          if (clearing) void reopen(clearing.id);
        }}
        onLeave={() => setClearing(undefined)}
      />
      {extending && (
        <ExtendDialog
          campaign={extending}
          texts={texts}
          onLeave={() => setExtending(undefined)}
          onDone={() => {
            setExtending(undefined);
            setAlert(undefined);
            void refresh();
          }}
        />
      )}
      {replacing && (
        <ReplaceCharityDialog
          campaign={replacing}
          texts={texts}
          onLeave={() => setReplacing(undefined)}
          onDone={() => {
            setReplacing(undefined);
            setAlert(undefined);
            showToast({ kind: 'success', text: texts.charityReplaced });
            void refresh();
          }}
        />
      )}
      {cancelling && (
        <EndDialog
          campaign={cancelling}
          role="owner"
          language={language}
          texts={cancelTexts}
          onLeave={() => setCancelling(undefined)}
          onDone={() => {
            setCancelling(undefined);
            setAlert(undefined);
            void refresh();
          }}
        />
      )}
      <CloseDialog
        campaign={closing}
        texts={texts}
        onLeave={() => setClosing(undefined)}
        onClosed={({ hasNominees }) => {
          setAlert(undefined);
          if (closing && hasNominees)
            location.assign(`/${language}/dashboard/campaigns/${closing.id}/nominees`);
          else void refresh();
        }}
        onFailed={(outcome) => setAlert(toAlertText(texts.closeFailed, outcome))}
      />
    </>
  );
}

/** Returns what failed, with the server's reason when there is one. */
function toAlertText(text: string, outcome: { readonly message?: string | undefined }): string {
  return outcome.message === undefined ? text : `${text}: ${outcome.message}`;
}
