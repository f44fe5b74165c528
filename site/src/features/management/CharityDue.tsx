import type { Campaign } from '#api/campaigns/contract.ts';
import { EVENT_TIME_ZONE } from '#api/campaigns/rules.ts';
import type { Language } from '#api/platform/rules.ts';
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
  const format = { dateStyle: 'long', timeZone: EVENT_TIME_ZONE } as const;
  const date = new Intl.DateTimeFormat(language === 'nl' ? 'nl-NL' : 'en-GB', format);
  return (
    <div className="notice notice-warning charity-due">
      <p>
        <strong>{fillText(texts.charityDue, { date: date.format(new Date(charityDueAt)) })}</strong>
      </p>
      <p>{fillText(texts.charityDueText, { charity: charity.name })}</p>
      <button type="button" className="button button-small" onClick={onReplace}>
        {texts.charityConfirm} <span className="visually-hidden">{name}</span>
      </button>
    </div>
  );
}
