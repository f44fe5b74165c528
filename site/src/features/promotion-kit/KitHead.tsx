import { fillText } from '#widget/client/fill-text.ts';
import type { PromotionKitTexts } from './texts.ts';

type KitHeadProps = {
  readonly campaign: { readonly name: string; readonly isPublic: boolean };
  readonly isOver: boolean;
  readonly texts: PromotionKitTexts;
};

/** Shows what a campaign's kit is for. */
export function KitHead({ campaign: { name, isPublic }, isOver, texts }: KitHeadProps) {
  return (
    <header>
      <h1>{fillText(texts.heading, { campaign: name })}</h1>
      {isOver ? (
        <p className="notice notice-info">{texts.over}</p>
      ) : (
        <>
          <p className="lead">{texts.lead}</p>
          {!isPublic && <p className="notice notice-warning">{texts.notPublic}</p>}
        </>
      )}
    </header>
  );
}
