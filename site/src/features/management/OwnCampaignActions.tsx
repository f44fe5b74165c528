import type { Campaign } from '#api/campaigns/contract.ts';
import { formatCancellation } from '#api/campaigns/cancellation-rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { RefundProgress } from '../cancellations/RefundProgress.tsx';
import type { OwnCampaignTexts } from './texts.ts';
import type { CampaignState } from '#api/submissions/moment-rules.ts';
import { getOwnerNext } from '#api/submissions/owner-next-rules.ts';
import type { NextStep, OwnCampaignQuestion } from './list-next-steps.ts';
import { Step } from './WhatNow.tsx';

type OwnCampaignActionsProps = WithTexts<OwnCampaignTexts> & {
  readonly campaign: Campaign;
  readonly state: CampaignState;
  readonly now: Date;
  readonly onAsk: (question: OwnCampaignQuestion) => void;
};

/** Shows the next step for a campaign (RULES.md, "Dashboard"); the page's one primary button is above the cards. */
export function OwnCampaignActions(props: OwnCampaignActionsProps) {
  const { campaign, language, state, now, onAsk } = props;
  const { campaigns: texts, refunds } = props.texts;
  const path = `/${language}/dashboard/campaigns/${campaign.id}`;
  const action = getOwnerNext(state, campaign, now);
  const renderStep = (step: NextStep['step']) => (
    <Step
      {...{ campaign, step, language, texts }}
      onExtend={() => onAsk('extend')}
      className="button button-secondary button-small"
    />
  );
  switch (action) {
    case 'show-cancellation':
      return (
        <div className="card-cancelled">
          <p>{campaign.cancelled && formatCancellation(campaign.cancelled, language)}</p>
          <RefundProgress id={campaign.id} role="owner" language={language} texts={refunds} />
        </div>
      );
    case 'show-winners':
      return (
        <a className="button button-secondary button-small" href={`${path}/winners`}>
          {texts.winnersSelected}
        </a>
      );
    case 'select-winners':
    case 'read-answers':
      return renderStep(action);
    case 'selecting':
      return <p className="help">{texts.selecting}</p>;
    case 'extend':
      return (
        <>
          <p className="card-extend">{texts.noAnswers}</p>
          {renderStep(action)}
        </>
      );
    case 'close':
      return (
        <button type="button" className="button button-secondary button-small" onClick={() => onAsk('close')}>
          {texts.close} <span className="visually-hidden">{campaign.name}</span>
        </button>
      );
    case 'wait':
    case 'over':
      return (
        <a
          className="button button-secondary button-small"
          href={`/${language}/campaigns/${campaign.slug}`}
          target="_blank"
          rel="noopener"
        >
          {texts.view}{' '}
          <span className="visually-hidden">
            {campaign.name} {texts.newTab}
          </span>
        </a>
      );
  }
}
