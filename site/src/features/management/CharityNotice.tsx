import type { Campaign } from '#api/campaigns/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { formatLongDate } from '#site/i18n/format.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { ManagementTexts } from './texts.ts';

type CharityNoticeProps = {
  readonly campaign: Pick<
    Campaign,
    'id' | 'name' | 'charity' | 'charityDueAt' | 'charityDeclined' | 'isPublic' | 'isFrozen' | 'cancelled'
  >;
  readonly language: Language;
  readonly texts: ManagementTexts['campaigns'];
};

/** Says that a campaign waits for its charity's yes, got a no, or is paused because of it; else nothing. */
export function CharityNotice({ campaign, language, texts }: CharityNoticeProps) {
  const notice = findNotice(campaign, language, texts);
  if (notice === undefined || campaign.cancelled) return null;
  return (
    <div className="notice notice-warning charity-due">
      <p>{notice}</p>
      {!campaign.isFrozen && (
        <p>
          <a
            className="link"
            href={`/${language}/dashboard/campaigns/${campaign.id}/edit#campaign-charityOptions`}
          >
            {texts.charityChoose} <span className="visually-hidden">{campaign.name}</span>
          </a>
        </p>
      )}
    </div>
  );
}

function findNotice(
  {
    charity: { id, name: charity, slug },
    charityDueAt,
    charityDeclined,
    isPublic,
  }: CharityNoticeProps['campaign'],
  language: Language,
  texts: CharityNoticeProps['texts'],
): string | undefined {
  if (charityDueAt !== null)
    return fillText(texts.charityDue, { charity, date: formatLongDate(charityDueAt, language) });
  if (charityDeclined !== null) return fillText(texts.charityDeclined, { charity, reason: charityDeclined });
  return isPublic || slug !== null || id === '' ? undefined : fillText(texts.charityWaiting, { charity });
}
