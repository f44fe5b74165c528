import { useId, type ReactNode } from 'react';
import type { PromotionKitTexts } from './texts.ts';

type PieceProps = {
  readonly name: 'story' | 'square' | 'poster' | 'table-card';
  readonly preview: ReactNode;
  readonly texts: PromotionKitTexts;
  /** Renders the button of the piece, given the id of its heading for `aria-describedby`. */
  readonly children: (headingId: string) => ReactNode;
};

/** Shows a picture or print of the kit with its purpose and a button. */
export function Piece({ name, preview, texts, children }: PieceProps) {
  const id = useId();
  return (
    <li className="card kit-piece">
      <div className="kit-preview">{preview}</div>
      <div className="kit-piece-body">
        <h3 id={id}>{texts[name]}</h3>
        <p className="help">{texts[`${name}Use`]}</p>
        {children(id)}
      </div>
    </li>
  );
}
