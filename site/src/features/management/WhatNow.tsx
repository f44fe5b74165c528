import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Campaign } from '#api/campaigns/contract.ts';
import { formatEuros } from '#api/platform/money-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { DONATION_CENTS } from '#api/submissions/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { formatMeeting, formatNumber } from '#site/i18n/format.ts';
import { Facts, type FactsProps } from '#site/ui/Facts.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import type { ManagementTexts } from './texts.ts';
import { describeDue } from './CardNotices.tsx';
import type { NextStep } from './list-next-steps.ts';
import '#site/ui/counts.css';

type WhatNowProps = WithTexts<ManagementTexts['campaigns']> & {
  /** The campaigns that wait for their owner: all, or the most urgent. */
  readonly campaigns: readonly Campaign[];
  /** What they wait for, most urgent first. */
  readonly steps: readonly NextStep[];
  /** A charity whose account has to be set up before anything else. */
  readonly charity: { readonly id: string; readonly name: string } | undefined;
  readonly figures: FactsProps['facts'] | undefined;
  /** Whether these are all campaigns of the owner, so that totals can be shown. */
  readonly isComplete: boolean;
  readonly onExtend: (campaign: Campaign) => void;
};

/** Shows what needs the owner's attention, and the totals of the campaigns, above the cards. */
export function WhatNow(props: WhatNowProps) {
  const { campaigns, steps, charity, figures, isComplete, language, texts, onExtend } = props;
  const first = charity ? undefined : steps[0];
  const others = first ? steps.slice(1) : steps;
  const donations = campaigns.reduce((sum, { submissionCount }) => sum + submissionCount, 0);
  return (
    <section className="what-now" aria-labelledby="what-now">
      <h2 id="what-now" className="dashboard-heading">
        {texts.whatNow}
      </h2>
      {first ? (
        <div className="next-step stack">
          <p>{toSentence(first, language, texts)}</p>
          <Step {...first} language={language} texts={texts} onExtend={onExtend} className="button" />
        </div>
      ) : charity ? (
        <div className="next-step stack">
          <p>{fillText(texts['now-open-account'], { charity: charity.name })}</p>
          <a className="button" href={`/${language}/dashboard/charities/${charity.id}`}>
            {texts.openAccount}
          </a>
        </div>
      ) : (
        <p className="muted">{texts.nothingNow}</p>
      )}
      {others.length > 0 && (
        <ul>
          {others.map((other) => (
            <li key={other.campaign.id}>
              <Step {...other} language={language} texts={texts} onExtend={onExtend}>
                {toSentence(other, language, texts)}
                <ArrowRight aria-hidden="true" />
              </Step>
            </li>
          ))}
        </ul>
      )}
      {(figures !== undefined || isComplete) && (
        <Facts
          className="counts what-now-figures"
          facts={
            figures ?? [
              [texts.figureRaised, formatEuros(donations * DONATION_CENTS, language)],
              [
                donations === 1 ? texts.figureDonationsOne : texts.figureDonations,
                formatNumber(donations, language),
              ],
            ]
          }
        />
      )}
    </section>
  );
}

const PAGES = {
  'select-winners': 'nominees',
  'read-answers': 'nominees',
  'choose-charity': 'edit#campaign-charityOptions',
  thank: 'thanks',
  meet: 'winners',
  'set-date': 'edit#campaign-event',
  'replace-date': 'edit#campaign-event',
} as const;

/** The button label of each step. */
const LABELS = {
  'select-winners': 'selectWinners',
  'read-answers': 'readAnswers',
  'choose-charity': 'charityChoose',
  thank: 'thank',
  meet: 'meet',
  'set-date': 'setDate',
  'replace-date': 'replaceDate',
  extend: 'extend',
} as const;

function toSentence({ campaign, step }: NextStep, language: Language, texts: WhatNowProps['texts']): string {
  const meeting = formatMeeting(campaign, language) ?? '';
  const sentence = fillText(texts[`now-${step}`], { campaign: campaign.name, meeting });
  const due = step === 'select-winners' ? describeDue({ campaign, language, texts }) : undefined;
  return due ? `${sentence} ${due.what} ${due.left}` : sentence;
}

type StepProps = NextStep &
  Pick<WhatNowProps, 'language' | 'texts' | 'onExtend'> & {
    readonly className?: string;
    readonly children?: ReactNode;
  };

/** A link or button to a step. */
export function Step({ campaign, step, language, texts, onExtend, className, ...props }: StepProps) {
  const children = props.children ?? texts[LABELS[step]];
  return step === 'extend' ? (
    <button type="button" className={className} onClick={() => onExtend(campaign)}>
      {children}
    </button>
  ) : (
    <a className={className} href={`/${language}/dashboard/campaigns/${campaign.id}/${PAGES[step]}`}>
      {children}
    </a>
  );
}
