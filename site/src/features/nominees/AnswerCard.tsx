import type { ReactNode } from 'react';
import type { PaidAnswer } from '#api/nominees/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { formatScore, formatSubmittedDate } from '#site/i18n/format.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { writtenIn } from '#api/platform/locale-rules.ts';
import type { NomineeTexts } from './texts.ts';
import './verdicts.css';

/** The props that the parts of the nominees page share. */
export type NomineesPart = WithTexts<Pick<NomineeTexts, 'common' | 'nominees' | 'answers'>> & {
  readonly campaignId: string;
  /** The campaign's language, in which fans answer. */
  readonly answersIn: Language;
  /** Whether the page is read-only here. */
  readonly isOnlyShown: boolean;
  readonly onChanged: () => Promise<unknown>;
};

type AnswerCardProps = WithTexts<NomineeTexts['common']> & {
  /** The id of the heading, which labels the card; the score below has this id with `-score`. */
  readonly id: string;
  readonly heading: string;
  readonly Heading?: 'h2' | 'h3';
  readonly rank?: string | undefined;
  /** From 0 to 10; null if there is none. */
  readonly score: number | null;
  readonly answer: string;
  readonly answersIn: Language;
  readonly explanation: Explanation;
  readonly notes?: ReactNode;
  readonly children?: ReactNode;
};

/** Why an answer has its score, or none; who wrote the explanation; and the score's uncertainty. */
type Explanation = { readonly label: string; readonly reasoning: string; readonly band?: string | undefined };

/** Shows a fan's answer, with its score and the explanation in small print. */
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
    <article className="panel verdict column" aria-labelledby={id}>
      <Heading id={id} dir="auto">
        {heading}
      </Heading>
      <p {...writtenIn(answersIn)} className="verdict-answer typed">
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

/** Returns the explanation of a paid answer's score. */
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
        : fillText(answers.band, { readings, low: number.format(band.low), high: number.format(band.high) }),
  };
}

type ReceivedDateProps = WithTexts<NomineeTexts['nominees']> & { readonly createdAt: string };

/** Shows the day on which an answer was received, if known. */
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
