import { useEffect, useState, type ReactNode } from 'react';
import type { User } from '#api/accounts/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import type { Campaign } from '#api/campaigns/contract.ts';
import type { Failure } from '#widget/client/outcome.ts';
import { usePages, type Pages } from '#widget/client/use-pages.ts';
import { SECOND_MS, type Language } from '#api/platform/rules.ts';
import { campaignStateAt } from '#api/submissions/moment-rules.ts';
import { getOwnerNext } from '#api/submissions/owner-next-rules.ts';
import { api } from '../accounts/api.ts';
import { $sharedCampaigns } from '../campaigns/campaigns-store.ts';
import { $minute, useClock } from '../campaigns/clock.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { OwnCampaignCard } from './OwnCampaignCard.tsx';
import type { OwnCampaignTexts } from './texts.ts';
import { OwnCampaigns } from './OwnCampaigns.tsx';
import { listNextSteps, type OwnCampaignQuestion } from './list-next-steps.ts';
import { OwnCampaignDialog } from './OwnCampaignDialog.tsx';
import { WhatNow } from './WhatNow.tsx';
import { Empty } from '#site/ui/Empty.tsx';
import type { FactsProps } from '#site/ui/Facts.tsx';
import '#site/ui/fold.css';
import './own-campaigns.css';

/** Polling interval while a campaign is past its deadline and about to be closed. */
const CLOSING_POLL_MS = 15 * SECOND_MS;

export type CampaignsDashboardProps = WithTexts<OwnCampaignTexts> & {
  readonly first: Pages<Campaign>;
  /** The server's time when it rendered the campaigns, in milliseconds. */
  readonly servedAt: number;
  readonly user: Pick<User, 'name' | 'email' | 'role' | '_verified'>;
  /** The person's charity, if it cannot receive money before they open or complete its account. */
  readonly charity?: { readonly id: string; readonly name: string } | undefined;
  /** What was raised for their charity, shown instead of the campaigns' totals. */
  readonly figures?: FactsProps['facts'] | undefined;
  /** Whether an admin is viewing the owner's dashboard. */
  readonly isLook?: boolean;
  readonly children?: ReactNode;
};

/** Shows owners and team members the campaigns they run (RULES.md, "Dashboard"). */
export function CampaignsDashboard(props: CampaignsDashboardProps) {
  const { first, servedAt, language, user, charity, figures, texts: all, isLook = false, children } = props;
  const { campaigns: texts } = all;
  const { docs: campaigns, hasMore, refresh, loadMore } = useOwnCampaigns(first);
  // Polling starts when a deadline passes while the page is open.
  const now = useClock($minute, servedAt);
  const steps = listNextSteps(campaigns, now);
  const { asked, lastAsked, reopening, alert, ask, ...acts } = useQuestions(language, texts, refresh);

  return (
    <>
      <h1>{fillText(texts.welcome, { name: user.name || user.email })}</h1>
      {children}
      {(steps.length > 0 ||
        ((figures !== undefined || campaigns.length > 0) && user._verified) ||
        charity) && (
        <WhatNow
          campaigns={campaigns}
          steps={steps}
          charity={charity}
          figures={figures}
          language={language}
          texts={texts}
          isComplete={!hasMore}
          onExtend={(campaign) => ask('extend', campaign)}
        />
      )}
      <div className="row row-apart">
        <h2 className="dashboard-heading">{texts.heading}</h2>
        {!isLook && (
          <a className="link" href={`/${language}/dashboard/team`}>
            {texts.team}
          </a>
        )}
      </div>
      <div role="alert">{alert !== undefined && <p className="notice notice-error">{alert}</p>}</div>
      {campaigns.length === 0 ? (
        <Empty
          heading={<h3>{texts.emptyTitle}</h3>}
          text={
            user.role === 'fan' ? texts.emptyTeam : texts[user.role === 'charity' ? 'emptyCharity' : 'empty']
          }
          {...(user.role !== 'fan' && {
            href: `/${language}/dashboard/campaigns/create`,
            label: texts.create,
          })}
        />
      ) : (
        <OwnCampaigns
          campaigns={campaigns}
          texts={texts}
          onLoadMore={hasMore ? loadMore : undefined}
          card={(campaign, isFirst) => (
            <OwnCampaignCard
              campaign={campaign}
              isFirst={isFirst}
              servedAt={servedAt}
              language={language}
              texts={all}
              mayEdit={user.role === 'celebrity'}
              isDueAbove={steps.some((each) => each.step === 'select-winners' && each.campaign === campaign)}
              isReopening={reopening === campaign.id}
              wasAsked={lastAsked === campaign.id}
              onAsk={(question) => ask(question, campaign)}
            />
          )}
        />
      )}
      {asked && <OwnCampaignDialog {...asked} language={language} texts={all} {...acts} />}
    </>
  );
}

function useOwnCampaigns(first: Pages<Campaign>) {
  const pages = usePages((query, signal) => api.campaigns.mine.$get({ query }, { init: { signal } }), {
    first,
    everyMs: CLOSING_POLL_MS,
    isDue: (now) => now.kind === 'ready' && now.value.docs.some((doc) => isClosing(doc, new Date())),
  });
  useEffect(() => $sharedCampaigns.set(pages.docs), [pages.docs]);
  return pages;
}

const isClosing = (campaign: Campaign, now: Date) =>
  getOwnerNext(campaignStateAt(campaign, now), campaign, now) === 'wait';

/** Asks for confirmation or details before an action on a campaign, and performs it. */
function useQuestions(
  language: Language,
  texts: OwnCampaignTexts['campaigns'],
  refresh: () => Promise<unknown>,
) {
  const [asked, setAsked] = useState<{ question: OwnCampaignQuestion; campaign: Campaign }>();
  const [lastAsked, setLastAsked] = useState<string>();
  const [reopening, setReopening] = useState<string>();
  const [alert, setAlert] = useState<string>();

  function finish(): void {
    setAsked(undefined);
    setAlert(undefined);
    void refresh();
  }

  /** Shows what failed, with the server's reason if there is one. */
  function fail(text: string, { message }: Failure): void {
    setAsked(undefined);
    setAlert(message === undefined ? text : `${text}: ${message}`);
  }

  async function close({ id }: Campaign): Promise<void> {
    const outcome = await api.campaigns[':id'].close.$post({ param: { id } });
    if (outcome.kind !== 'done') fail(texts.closeFailed, outcome);
    else if (outcome.value.hasNominees) location.assign(`/${language}/dashboard/campaigns/${id}/nominees`);
    else finish();
  }

  async function reopen({ id }: Campaign): Promise<void> {
    setReopening(id);
    const outcome = await api.campaigns[':id'].reopen.$post({ param: { id }, json: {} });
    setReopening(undefined);
    if (outcome.kind === 'done') finish();
    else fail(texts.reopenFailed, outcome);
  }

  function ask(question: OwnCampaignQuestion, campaign: Campaign): void {
    setLastAsked(campaign.id);
    const clearsNominees = campaign.nomineesSelected || campaign.ownNominations > 0;
    if (question === 'reopen' && !clearsNominees) void reopen(campaign);
    else setAsked({ question, campaign });
  }

  return {
    asked,
    lastAsked,
    reopening,
    alert,
    ask,
    onClose: close,
    onReopen: reopen,
    onDone: finish,
    onLeave: () => setAsked(undefined),
  };
}
