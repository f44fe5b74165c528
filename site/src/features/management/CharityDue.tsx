import type { Campaign } from '#api/campaigns/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { formatLongDate } from '#site/i18n/format.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { ManagementTexts } from './texts.ts';

type CharityDueProps = {
  readonly campaign: Pick<Campaign, 'name' | 'charity' | 'charityDueAt'>;
  readonly language: Language;
  readonly texts: ManagementTexts['campaigns'];
  readonly onReplace: () => void;
};

/** Says until when a paused campaign needs another charity; nothing for any other campaign. */
export function CharityDue({ campaign, language, texts, onReplace }: CharityDueProps) {
  const { name, charity, charityDueAt } = campaign;
  if (charityDueAt === null) return null;
  return (
    <div className="notice notice-warning charity-due">
      <p>
        <strong>{fillText(texts.charityDue, { date: formatLongDate(charityDueAt, language) })}</strong>
      </p>
      <p>{fillText(texts.charityDueText, { charity: charity.name })}</p>
      <button type="button" className="button button-small" onClick={onReplace}>
        {texts.charityConfirm} <span className="visually-hidden">{name}</span>
      </button>
    </div>
  );
}
