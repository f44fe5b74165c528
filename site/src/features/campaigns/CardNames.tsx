import type { CampaignCard } from '#api/campaigns/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { writtenIn } from '#api/platform/locale-rules.ts';
import type { CampaignTexts } from './texts.ts';

type CardNamesProps = WithTexts<CampaignTexts['card']> & {
  readonly campaign: Pick<CampaignCard, 'slug' | 'name' | 'language' | 'celebrity' | 'charity'>;
  /** Level of the name: one below the heading of the block, or of a page that only shows the list. */
  readonly heading?: 'h2' | 'h3' | undefined;
};

/** Shows a campaign's name, its celebrity unless the name contains it, and its charity. */
export function CardNames({ campaign, language, texts, heading: Heading = 'h3' }: CardNamesProps) {
  const { slug, name, celebrity, charity } = campaign;
  return (
    <>
      <Heading className="card-title">
        <a {...writtenIn(campaign.language)} href={`/${language}/campaigns/${slug}`}>
          {name}
        </a>
      </Heading>
      {!name.includes(celebrity.name) && <p className="card-meta">{celebrity.name}</p>}
      {charity.name !== '' && (
        <p className="campaign-cause clamp-2">{fillText(texts.cause, { charity: charity.name })}</p>
      )}
    </>
  );
}
