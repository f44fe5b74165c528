import { useId, useState, useEffect } from 'react';
import { isLanguage, LANGUAGES, type Language } from '#api/platform/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { ChoiceField } from '#site/ui/ChoiceField.tsx';
import { type PrintCampaign, Prints } from './Prints.tsx';
import type { PromotionKitTexts } from './texts.ts';
import { type Kit, CAPTION_NAMES } from './to-kit.ts';
import { CopyButton } from '#site/ui/CopyButton.tsx';
import { writtenIn } from '#api/platform/locale-rules.ts';
import { Download } from 'lucide-react';
import { fillText } from '#widget/client/fill-text.ts';
import { Piece } from './Piece.tsx';
import { drawPicture } from '../sharing/pictures/draw-picture.ts';
import { encodeLink } from '../sharing/pictures/encode-link.ts';
import '#site/ui/skeleton.css';

type PromotionKitProps = WithTexts<PromotionKitTexts> & {
  readonly campaign: PrintCampaign & { readonly slug: string };
  readonly kits: Readonly<Record<Language, Kit>>;
};

/** The pictures, prints and texts with which an owner promotes a campaign. */
export function PromotionKit({ campaign, kits, language, texts }: PromotionKitProps) {
  const [headingId, textsId] = [useId(), useId()];
  const [kitLanguage, setKitLanguage] = useState(language);
  const kit = kits[kitLanguage];
  return (
    <>
      <ChoiceField
        label={texts.language}
        name="kit-language"
        defaultValue={language}
        options={LANGUAGES.map((value) => ({ value, label: texts[value] }))}
        onChoose={(value) => isLanguage(value) && setKitLanguage(value)}
      />
      <section aria-labelledby={headingId}>
        <h2 id={headingId}>{texts.pieces}</h2>
        <Pieces key={kitLanguage} campaign={campaign} kit={kit} language={kitLanguage} texts={texts} />
      </section>
      {/* Each text has a button that copies it. */}
      <section aria-labelledby={textsId}>
        <h2 id={textsId}>{texts.texts}</h2>
        <ul className="kit-captions">
          {CAPTION_NAMES.map((name) => (
            <li key={name} className="panel column">
              <div className="row row-apart">
                <h3 id={`${textsId}-${name}`}>{texts[name]}</h3>
                <CopyButton
                  value={kit.captions[name]}
                  copyLabel={texts.copy}
                  copiedLabel={texts.copied}
                  describedBy={`${textsId}-${name}`}
                />
              </div>
              <p {...writtenIn(kitLanguage)} className="typed">
                {kit.captions[name]}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

type PiecesProps = Omit<PromotionKitProps, 'kits'> & { readonly kit: Kit };

/** The pictures of a kit, drawn in the owner's browser, and its prints. */
function Pieces({ campaign, kit, language, texts }: PiecesProps) {
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

/** Draws a kit's pictures, and again on `retry`; `urls` is undefined until they are drawn. */
function usePictures(campaign: KitCampaign, { words, links }: Kit) {
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
