import { Download } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { Problem } from '#site/ui/Field.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { drawFile, type ComposedPiece } from './draw-file.ts';
import { paintPiece } from './paint-piece.ts';
import { PIECE_WIDTH, PIECES, type PieceName } from './pieces.ts';
import { saveFile } from './save-file.ts';
import type { Measure } from './shapes.ts';
import type { StoryKitTexts } from './texts.ts';

/** Pixels of a preview for each of a piece's own: sharp on a phone, quick on all. */
const PREVIEW_SCALE = 0.6;

type PieceCardProps = {
  readonly name: PieceName;
  /** Undefined while the picture or the type is loading. */
  readonly ready: { readonly piece: ComposedPiece; readonly measure: Measure } | undefined;
  /** The start of the file's name, and its title. */
  readonly file: { readonly name: string; readonly title: string };
  /** The language of the piece. */
  readonly language: Language;
  readonly texts: StoryKitTexts;
};

/** Shows a piece as it will be, and draws its file for a download. */
export function PieceCard({ name, ready, file, language, texts }: PieceCardProps) {
  const id = useId();
  const [state, setState] = useState<'idle' | 'drawing' | 'failed'>('idle');
  const isPrint = PIECES[name].paper !== undefined;

  async function download(): Promise<void> {
    if (!ready || state === 'drawing') return;
    setState('drawing');
    try {
      const { piece, measure } = ready;
      const drawn = await drawFile(piece, { title: file.title, language, measure });
      saveFile(drawn, `${file.name}-${name}-${language}.${isPrint ? 'pdf' : 'png'}`);
      setState('idle');
    } catch (error) {
      console.warn('No file was drawn', error);
      setState('failed');
    }
  }

  return (
    <li className="card kit-piece">
      <Preview name={name} piece={ready?.piece} label={fillText(texts.preview, { piece: texts[name] })} />
      <div className="kit-piece-body">
        <h3 id={id}>{texts[name]}</h3>
        <p className="help">{texts[`${name}Use`]}</p>
        <div role="status">{state === 'failed' && <Problem id={`${id}-problem`} text={texts.failed} />}</div>
        <button
          type="button"
          className="button button-secondary button-small"
          aria-describedby={state === 'failed' ? `${id} ${id}-problem` : id}
          aria-disabled={!ready || state === 'drawing'}
          onClick={() => void download()}
        >
          <Download aria-hidden="true" />
          <span aria-live="polite">
            {state === 'drawing' ? texts.drawing : isPrint ? texts.downloadPdf : texts.downloadPng}
          </span>
        </button>
      </div>
    </li>
  );
}

type PreviewProps = {
  readonly name: PieceName;
  readonly piece: ComposedPiece | undefined;
  readonly label: string;
};

function Preview({ name, piece, label }: PreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (piece && context) paintPiece(context, piece.shapes, piece.fill, PREVIEW_SCALE);
  }, [piece]);
  return (
    <canvas
      ref={canvas}
      className={`kit-preview kit-preview-${name}`}
      width={PIECE_WIDTH * PREVIEW_SCALE}
      height={Math.round(PIECES[name].height * PREVIEW_SCALE)}
      role="img"
      aria-label={label}
      data-drawn={piece !== undefined}
    />
  );
}
