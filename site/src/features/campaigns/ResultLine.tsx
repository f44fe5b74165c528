import type { CampaignCard } from '#api/campaigns/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { formatResult } from './format-result.ts';
import type { CampaignTexts } from './texts.ts';

type ResultLineProps = WithTexts<CampaignTexts['result']> & { readonly result: CampaignCard['result'] };

/** Shows on a card what its campaign has raised so far; nothing while that is hidden. */
export function ResultLine({ result, language, texts }: ResultLineProps) {
  const parts = formatResult(result, texts, language);
  if (parts.length === 0) return null;
  return (
    <ul className="campaign-result" aria-label={texts.title}>
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
}
