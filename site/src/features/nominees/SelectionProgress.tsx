import { fillText } from '#widget/client/fill-text.ts';
import type { NomineeTexts } from './texts.ts';
import '#site/ui/progress.css';

type SelectionProgressProps = {
  readonly progress: { readonly scored: number; readonly total: number };
  readonly texts: NomineeTexts['nominees'];
};

/** The progress of the selection; its changes are not announced to screen readers. */
export function SelectionProgress({ progress: { scored, total }, texts }: SelectionProgressProps) {
  const words = total === 0 ? texts.preparing : fillText(texts.progress, { scored, total });
  return (
    <section className="panel selecting">
      <h2 id="selecting">{texts.selecting}</h2>
      <progress
        className="progress"
        aria-labelledby="selecting"
        max={Math.max(total, 1)}
        {...(total > 0 && { value: scored })}
      />
      <p className="num">{words}</p>
      <p className="selecting-note">{texts.selectingNote}</p>
    </section>
  );
}
