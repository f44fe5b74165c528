import { useId, useMemo, useState } from 'react';
import { isLanguage, LANGUAGES, type Language } from '#api/platform/rules.ts';
import { ChoiceField } from '#site/ui/Field.tsx';
import type { Gradient } from '../campaigns/gradient.ts';
import { Captions } from './Captions.tsx';
import { composePiece } from './compose-piece.ts';
import { encodeLink } from './encode-link.ts';
import { PIECE_NAMES, PIECES } from './pieces.ts';
import { PieceCard } from './PieceCard.tsx';
import type { StoryKitTexts } from './texts.ts';
import type { Kit } from './to-kit.ts';
import { useKitPicture } from './use-kit-picture.ts';
import { useMeasure } from './use-measure.ts';

type StoryKitProps = {
  readonly campaign: {
    readonly slug: string;
    readonly imageUrl: string | null;
    /** Takes the place of its picture. */
    readonly gradient: Gradient;
  };
  readonly kits: Readonly<Record<Language, Kit>>;
  readonly language: Language;
  readonly texts: StoryKitTexts;
};

/** Pictures, prints and texts by which an owner tells people about a campaign, drawn in their browser. */
export function StoryKit({ campaign: { slug, imageUrl, gradient }, kits, language, texts }: StoryKitProps) {
  const headingId = useId();
  const [pieceLanguage, setPieceLanguage] = useState(language);
  const { measure, hasFailed, retry } = useMeasure();
  const { picture, hasFailed: hasNoPicture, retry: retryPicture } = useKitPicture(imageUrl);
  const kit = kits[pieceLanguage];
  const pieces = useMemo(() => {
    if (!measure || picture === undefined) return undefined;
    return PIECE_NAMES.map((name) => ({
      name,
      shapes: composePiece(name, kit.words, measure),
      fill: { cover: { gradient, picture }, code: encodeLink(kit.links[PIECES[name].source]) },
    }));
  }, [measure, gradient, picture, kit]);
  return (
    <>
      <ChoiceField
        label={texts.language}
        name="piece-language"
        defaultValue={language}
        options={LANGUAGES.map((value) => ({ value, label: texts[value] }))}
        onChoose={(value) => isLanguage(value) && setPieceLanguage(value)}
      />
      {hasFailed && <Retry text={texts.loadFailed} label={texts.retry} onRetry={retry} />}
      {hasNoPicture && <Retry text={texts.pictureFailed} label={texts.retry} onRetry={retryPicture} />}
      <section aria-labelledby={headingId}>
        <h2 id={headingId}>{texts.pieces}</h2>
        <ul className="kit-pieces">
          {PIECE_NAMES.map((name, at) => {
            const piece = pieces?.[at];
            return (
              <PieceCard
                key={name}
                {...{ name, texts, language: pieceLanguage }}
                ready={piece && measure && { piece, measure }}
                file={{ name: slug, title: kit.words.title }}
              />
            );
          })}
        </ul>
        <p className="help">{texts.stale}</p>
      </section>
      <Captions captions={kit.captions} language={pieceLanguage} texts={texts} />
    </>
  );
}

type RetryProps = { readonly text: string; readonly label: string; readonly onRetry: () => void };

function Retry({ text, label, onRetry }: RetryProps) {
  return (
    <div className="notice notice-warning" role="alert">
      <p>{text}</p>
      <button type="button" className="button button-secondary button-small" onClick={onRetry}>
        {label}
      </button>
    </div>
  );
}
