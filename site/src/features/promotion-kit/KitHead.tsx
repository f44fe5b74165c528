import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { PromotionKitTexts } from './texts.ts';

type KitHeadProps = WithTexts<PromotionKitTexts> & {
  readonly campaign: { readonly id: string; readonly name: string; readonly isPublic: boolean };
  /** Whether the campaign no longer takes participants. */
  readonly isOver: boolean;
};

/** Shows what a campaign's kit is for. */
export function KitHead({ campaign: { id, name, isPublic }, isOver, language, texts }: KitHeadProps) {
  return (
    <header>
      <h1>{fillText(texts.heading, { campaign: name })}</h1>
      {isOver ? (
        <p className="notice notice-info">{texts.over}</p>
      ) : (
        <>
          <p className="lead">{texts.lead}</p>
          <p>
            {texts.numbers} <a href={`/${language}/dashboard/campaigns/${id}/numbers`}>{texts.toNumbers}</a>
          </p>
          {!isPublic && <p className="notice notice-warning">{texts.notPublic}</p>}
        </>
      )}
    </header>
  );
}
