import type { FanOutcome, FanReading } from '#api/nominees/contract.ts';
import { formatScore } from '#site/i18n/format.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { SubmissionReread, type SubmissionRereadProps } from './SubmissionReread.tsx';

type SubmissionReadingProps = Omit<JudgedProps, 'judged' | 'until' | 'how'> & {
  readonly reading: FanReading;
  /** Whether the answer was withdrawn after a report. */
  readonly isWithdrawn: boolean;
  readonly celebrity: string;
};

/** How the fan's answer was read, before the winners are chosen, and the way to have a person read it again. */
export function SubmissionReading({ reading, isWithdrawn, celebrity, ...part }: SubmissionReadingProps) {
  const { texts } = part;
  const { title, text } = texts.moment;
  return (
    <section className="outcome">
      <h3>{isWithdrawn ? title.withdrawn : title.judged}</h3>
      <p>
        {isWithdrawn ? text.withdrawn : fillText(texts.readingText, { celebrity })}{' '}
        {reading.score !== null && !isWithdrawn && texts.readingAdvice}
      </p>
      <Judged {...part} judged={reading} until={reading.rereadUntil} how={texts.readingHow} />
    </section>
  );
}

type JudgedProps = SubmissionRereadProps & {
  readonly judged: Pick<FanOutcome, 'score' | 'judgedBy' | 'reasoning'>;
  /** Null where the campaign is not known. */
  readonly slug: string | null;
  /** The title of the page on how the winners are chosen, or were. */
  readonly how: string;
};

/** How an answer was judged, the way to have it read again, and how the winners are chosen. */
export function Judged({ judged, slug, how, ...part }: JudgedProps) {
  const { language, texts } = part;
  return (
    <>
      <ScoreDetails judged={judged} language={language} texts={texts} />
      <SubmissionReread {...part} />
      {slug !== null && (
        <a className="link" href={`/${language}/campaigns/${slug}/selection`}>
          {how}
        </a>
      )}
    </>
  );
}

/** The score and its reasoning; a missing score is explained, never shown as 0. */
function ScoreDetails({ judged, language, texts }: Pick<JudgedProps, 'judged' | 'language' | 'texts'>) {
  const { score, judgedBy, reasoning } = judged;
  if (score === null) return <p className="outcome-reasoning">{texts.outcomeNoScore}</p>;
  return (
    <div className="outcome-judged">
      <p>
        {texts.outcomeScore} <strong className="num">{formatScore(score, language)}</strong>{' '}
        {texts.outcomeOutOfTen}
      </p>
      {reasoning && (
        <details className="outcome-reasoning">
          <summary>{judgedBy === 'model' ? texts.outcomeReasoning : texts.outcomeRubricReasoning}</summary>
          <p>{reasoning}</p>
        </details>
      )}
    </div>
  );
}
