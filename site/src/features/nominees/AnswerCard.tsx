import type { ReactNode } from 'react';
import type { PaidAnswer } from '#api/nominees/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { formatScore, formatSubmittedDate } from '#site/i18n/format.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { writtenIn } from '#api/platform/locale-rules.ts';
import type { NomineeTexts } from './texts.ts';

/** What the parts of the page of nominees have in common. */
export type NomineesPart = WithTexts<Pick<NomineeTexts, 'common' | 'nominees' | 'answers'>> & {
  readonly campaignId: string;
  /** The campaign's language, in which fans answer. */
  readonly answersIn: Language;
  /** Whether there is nothing to do here, only to read. */
  readonly isOnlyShown: boolean;
  /** Reads the nominees again. */
  readonly onChanged: () => Promise<unknown>;
};

type AnswerCardProps = WithTexts<NomineeTexts['common']> & {
  /** Of the heading, which names the card; the small print has this id with `-score`. */
  readonly id: string;
  readonly heading: string;
  readonly Heading?: 'h2' | 'h3';
  readonly rank?: string | undefined;
  /** 0–10; null when there is none. */
  readonly score: number | null;
  readonly answer: string;
  readonly answersIn: Language;
  readonly explanation: Explanation;
  /** What stands below the answer. */
  readonly notes?: ReactNode;
  readonly children?: ReactNode;
};

/** Why an answer has its score or none, whose words these are, and how sure the score is. */
type Explanation = { readonly label: string; readonly reasoning: string; readonly band?: string | undefined };

/** A fan's answer: their words first, and in small print its score and the words that explain it. */
export function AnswerCard({
  id,
  heading,
  Heading = 'h3',
  answer,
  answersIn,
  notes,
  children,
  ...card
}: AnswerCardProps) {
  const { rank, score, explanation, language, texts } = card;
  return (
    <article className="card verdict" aria-labelledby={id}>
      <Heading id={id} dir="auto">
        {heading}
      </Heading>
      <p {...writtenIn(answersIn)} className="verdict-answer">
        {answer}
      </p>
      {notes}
      <div className="small-print">
        <p id={`${id}-score`}>
          {rank !== undefined && <span>{rank}</span>}
          {score === null ? (
            <span className="score-none">{texts.notScored}</span>
          ) : (
            <span>
              <span className="num">{formatScore(score, language)}</span> {texts.outOfTen}
            </span>
          )}
        </p>
        {explanation.reasoning !== '' && (
          <details>
            <summary>{explanation.label}</summary>
            <p>{explanation.reasoning}</p>
            {explanation.band !== undefined && <p>{explanation.band}</p>}
          </details>
        )}
      </div>
      {children}
    </article>
  );
}

/** Returns what explains the score of a paid answer. */
export function explainScore(
  { judgedBy, reasoning, notScored, band, readings }: PaidAnswer,
  { common, nominees, answers }: NomineesPart['texts'],
  language: Language,
): Explanation {
  if (notScored !== null) return { label: nominees.whyNot, reasoning: nominees[notScored] };
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return {
    label: judgedBy === 'model' ? common.reasoning : common.rubricReasoning,
    reasoning,
    band:
      band === null
        ? undefined
        : fillText(answers.band, {
            readings,
            low: number.format(band.low),
            high: number.format(band.high),
          }),
  };
}

type ReceivedDateProps = WithTexts<NomineeTexts['nominees']> & {
  readonly createdAt: string;
};

/** The day on which an answer came in, unless that is not known. */
export function ReceivedDate({ createdAt, language, texts }: ReceivedDateProps) {
  const date = formatSubmittedDate(createdAt, language);
  return (
    date !== null && (
      <p className="help">
        {texts.received} <time dateTime={createdAt}>{date}</time>
      </p>
    )
  );
}
