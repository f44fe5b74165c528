import type { Language } from '#api/platform/rules.ts';
import type { NomineeTexts } from './texts.ts';

type ScoreProps = {
  /** 0–10; null when there is none. */
  readonly score: number | null;
  readonly language: Language;
  readonly texts: Pick<NomineeTexts['common'], 'outOfTen' | 'notScored'>;
};

/** A score with one decimal, or a text that there is none, never 0. */
export function Score({ score, language, texts }: ScoreProps) {
  if (score === null) return <p className="score score-none">{texts.notScored}</p>;
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <p className="score">
      <span className="score-number num">{number.format(score)}</span>{' '}
      <span className="score-scale">{texts.outOfTen}</span>
    </p>
  );
}
