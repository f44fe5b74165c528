import type { Campaign } from '#api/campaigns/contract.ts';
import { Facts } from '#site/ui/Facts.tsx';
import type { NomineeTexts } from './texts.ts';

type ScoreBasisProps = {
  readonly campaign: Pick<Campaign, 'importantKeywords'>;
  readonly texts: NomineeTexts['nominees'];
};

/** The basis of the scores, folded: the rules in short, with the campaign's keywords. */
export function ScoreBasis({ campaign, texts }: ScoreBasisProps) {
  return (
    <details className="basis">
      <summary>{texts.basisTitle}</summary>
      <p>{texts.basis}</p>
      <Facts facts={[[texts.basisKeywords, campaign.importantKeywords]]} />
    </details>
  );
}
