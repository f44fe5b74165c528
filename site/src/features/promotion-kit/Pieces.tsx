import { Download } from 'lucide-react';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { Piece } from './Piece.tsx';
import { type PrintCampaign, Prints } from './Prints.tsx';
import type { PromotionKitTexts } from './texts.ts';
import type { Kit } from './to-kit.ts';
import { useEffect, useState } from 'react';
import { drawPicture } from '../sharing/pictures/draw-picture.ts';
import { encodeLink } from '../sharing/pictures/encode-link.ts';
import '#site/ui/skeleton.css';

type PiecesProps = {
  readonly campaign: PrintCampaign & { readonly slug: string };
  readonly kit: Kit;
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
            <div className={`skeleton kit-${name}`} aria-hidden="true" />
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

/** The pictures of a kit, in the order shown. */
const PICTURE_NAMES = ['story', 'square'] as const;

type KitCampaign = Parameters<typeof drawPicture>[0]['campaign'] & { readonly slug: string };

/** Draws a kit's pictures, again on `retry`; `urls` is undefined until they are there. */
function usePictures(
  campaign: KitCampaign,
  { words, links }: Kit,
): {
  readonly urls: readonly string[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
} {
  const [urls, setUrls] = useState<readonly string[]>();
  const [failedAttempt, setFailedAttempt] = useState(-1);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const drawn: string[] = [];
    const code = encodeLink(links.share);
    Promise.all(
      PICTURE_NAMES.map((layout) => drawPicture({ layout, words, campaign, code, mimeType: 'image/png' })),
    ).then(
      (pictures) => {
        if (!isCurrent) return;
        drawn.push(...pictures.map((picture) => URL.createObjectURL(picture)));
        setUrls(drawn);
      },
      (error: unknown) => {
        console.warn('No picture was drawn', error);
        if (isCurrent) setFailedAttempt(attempt);
      },
    );
    return () => {
      isCurrent = false;
      drawn.forEach((url) => URL.revokeObjectURL(url));
    };
  }, [campaign, words, links, attempt]);
  return { urls, hasFailed: failedAttempt === attempt, retry: () => setAttempt((now) => now + 1) };
}
