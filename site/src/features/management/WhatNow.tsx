import { ArrowRight } from 'lucide-react';
import type { Campaign } from '#api/campaigns/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { formatNumber } from '#site/i18n/format.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { ManagementTexts } from './texts.ts';
import { listNextSteps, type NextStep } from './get-next-action.ts';

/** Steps shown here at most; the others are on the cards. */
const MAX = 4;

type WhatNowProps = {
  readonly campaigns: readonly Campaign[];
  /** Whether these are all campaigns of their owner, so that they can be counted. */
  readonly isComplete: boolean;
  readonly language: Language;
  readonly texts: ManagementTexts['campaigns'];
  /** Reopens a campaign with a new deadline. */
  readonly onExtend: (campaign: Campaign) => void;
};

/** What needs an owner's attention, and how the campaigns are doing, above their cards. */
export function WhatNow({ campaigns, isComplete, language, texts, onExtend }: WhatNowProps) {
  const steps = listNextSteps(campaigns).slice(0, MAX);
  const open = campaigns.filter(({ phase }) => phase === 'open').length;
  const donations = campaigns.reduce((sum, { submissionCount }) => sum + submissionCount, 0);
  return (
    <section className="what-now" aria-labelledby="what-now">
      <h2 id="what-now" className="dashboard-heading">
        {texts.whatNow}
      </h2>
      {steps.length === 0 && <p>{texts.nothingNow}</p>}
      {steps.length > 0 && (
        <ul>
          {steps.map(({ campaign, step }) => (
            <li key={campaign.id}>
              <Step campaign={campaign} step={step} language={language} texts={texts} onExtend={onExtend} />
            </li>
          ))}
        </ul>
      )}
      {isComplete && (
        <dl className="what-now-figures">
          <Figure label={texts.figureOpen} value={open} language={language} />
          <Figure label={texts.figureDonations} value={donations} language={language} />
        </dl>
      )}
    </section>
  );
}

const PAGES = { 'select-winners': 'nominees', 'read-answers': 'nominees', thank: 'thanks' } as const;

type StepProps = NextStep & Pick<WhatNowProps, 'language' | 'texts' | 'onExtend'>;

/** One step as a sentence that leads to it. */
function Step({ campaign, step, language, texts, onExtend }: StepProps) {
  const sentence = fillText(texts[`now-${step}`], { campaign: campaign.name });
  if (step === 'extend') {
    return (
      <button type="button" onClick={() => onExtend(campaign)}>
        {sentence}
        <ArrowRight aria-hidden="true" />
      </button>
    );
  }
  return (
    <a href={`/${language}/dashboard/campaigns/${campaign.id}/${PAGES[step]}`}>
      {sentence}
      <ArrowRight aria-hidden="true" />
    </a>
  );
}

function Figure({
  label,
  value,
  language,
}: Pick<WhatNowProps, 'language'> & { readonly label: string; readonly value: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{formatNumber(value, language)}</dd>
    </div>
  );
}
