import type { Campaign } from '#api/campaigns/contract.ts';
import { formatFanQuestion } from '#api/campaigns/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { Facts } from '#site/ui/Facts.tsx';
import type { NomineeTexts } from './texts.ts';

type ScoreBasisProps = WithTexts<NomineeTexts['nominees']> & {
  readonly campaign: Pick<
    Campaign,
    'fanQuestion' | 'fanQuestionOther' | 'celebrity' | 'charity' | 'importantKeywords'
  >;
};

/** The basis of the scores: the rules in short, with the campaign's question and keywords. */
export function ScoreBasis({ campaign, language, texts }: ScoreBasisProps) {
  const names = { celebrity: campaign.celebrity.name, charity: campaign.charity.name };
  const question = formatFanQuestion(campaign.fanQuestion, campaign.fanQuestionOther, names, language);
  return (
    <section className="panel basis" aria-labelledby="score-basis">
      <h2 id="score-basis">{texts.basisTitle}</h2>
      <p>{texts.basis}</p>
      <Facts
        facts={[
          [texts.basisQuestion, question],
          [texts.basisKeywords, campaign.importantKeywords],
        ]}
      />
    </section>
  );
}
