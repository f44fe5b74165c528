import type { Campaign } from '#api/campaigns/contract.ts';
import { formatCancellation } from '#api/campaigns/cancellation-rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { RefundProgress } from '../cancellations/RefundProgress.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { formatDateTime, formatDeadline } from '#site/i18n/format.ts';
import type { OwnCampaignTexts } from './texts.ts';
import type { CampaignState } from '#api/submissions/moment-rules.ts';
import type { OwnerNext } from '#api/submissions/owner-next-rules.ts';
import type { OwnCampaignQuestion } from './list-next-steps.ts';
import { Step } from './WhatNow.tsx';

type OwnCampaignActionsProps = WithTexts<OwnCampaignTexts> & {
  readonly campaign: Campaign;
  readonly state: CampaignState;
  readonly next: OwnerNext;
  readonly now: Date;
  readonly onAsk: (question: OwnCampaignQuestion) => void;
};

/** Shows the next step for a campaign (RULES.md, "Dashboard"); the page's one primary button is above the cards. */
export function OwnCampaignActions(props: OwnCampaignActionsProps) {
  const { campaign, language, next, onAsk } = props;
  const { campaigns: texts, refunds } = props.texts;
  const path = `/${language}/dashboard/campaigns/${campaign.id}`;
  const view = (
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
  switch (next) {
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
    case 'extend':
      return (
        <Step
          {...{ campaign, step: next, language, texts }}
          onExtend={() => onAsk('extend')}
          className="button button-secondary button-small"
        />
      );
    case 'selecting':
      return <p className="help">{texts.selecting}</p>;
    case 'close':
      return canTakePart(props) ? (
        <a className="button button-secondary button-small" href={`${path}/kit`}>
          {texts.share} <span className="visually-hidden">{campaign.name}</span>
        </a>
      ) : (
        view
      );
    case 'wait':
    case 'over':
      return view;
  }
}

/** Returns whether fans can take part in a campaign now or later. */
const canTakePart = ({ campaign, state, next }: OwnCampaignActionsProps) =>
  next === 'close' && state !== 'paused' && campaign.isPublic;

/** Says until or from when fans can take part in a campaign, or that nobody did; otherwise nothing. */
export function describeWait(props: OwnCampaignActionsProps): string | undefined {
  const { campaign, next, now, language, texts } = props;
  const { subscriptionStartDate: start, subscriptionDeadline: deadline } = campaign;
  const { campaigns: t } = texts;
  if (next === 'extend') return t.noAnswers;
  if (!canTakePart(props)) return undefined;
  if (start !== null && now < new Date(start))
    return fillText(t.opensAt, { start: formatDateTime(start, language) });
  return deadline === null
    ? t.opened
    : fillText(t.openUntil, { deadline: formatDeadline(deadline, language, now) });
}
