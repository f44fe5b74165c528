import { Download } from 'lucide-react';
import type { Language } from '#api/platform/rules.ts';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { Piece } from './Piece.tsx';
import type { PrintCampaign } from './Print.tsx';
import { Prints } from './Prints.tsx';
import type { PromotionKitTexts } from './texts.ts';
import type { Kit } from './to-kit.ts';
import { PICTURE_NAMES, usePictures } from './use-pictures.ts';

type PiecesProps = {
  readonly campaign: PrintCampaign & { readonly slug: string };
  readonly kit: Kit;
  /** The language of the kit. */
  readonly language: Language;
  readonly texts: PromotionKitTexts;
};

/** The pictures of a kit, drawn in the owner's browser, and its prints. */
export function Pieces({ campaign, kit, language, texts }: PiecesProps) {
  const { urls, hasFailed, retry } = usePictures(campaign, kit);
  return (
    <>
      {hasFailed && (
        <div className="notice notice-warning" role="alert">
          <p>{texts.failed}</p>
          <button type="button" className="button button-secondary button-small" onClick={retry}>
            {texts.retry}
          </button>
        </div>
      )}
      <ul className="kit-pieces">
        {PICTURE_NAMES.map((name, at) => {
          const url = urls?.[at];
          const preview = url ? (
            <img src={url} alt={fillText(texts.preview, { piece: texts[name] })} />
          ) : (
            <Skeleton shape="block" className={`kit-${name}`} />
          );
          return (
            <Piece key={name} name={name} preview={preview} texts={texts}>
              {(headingId) =>
                url && (
                  <a
                    className="button button-secondary button-small"
                    href={url}
                    download={`${campaign.slug}-${name}-${language}.png`}
                    aria-describedby={headingId}
                  >
                    <Download aria-hidden="true" />
                    {texts.downloadPng}
                  </a>
                )
              }
            </Piece>
          );
        })}
        <Prints campaign={campaign} kit={kit} language={language} texts={texts} />
      </ul>
    </>
  );
}
