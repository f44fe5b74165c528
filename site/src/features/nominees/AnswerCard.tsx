import type { ReactNode } from 'react';
import type { PaidAnswer } from '#api/nominees/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { formatSubmittedDate } from '#site/i18n/format.ts';
import type { NomineeTexts } from './texts.ts';

/** What the parts of the page of nominees have in common. */
export type NomineesPart = {
  readonly campaignId: string;
  readonly language: Language;
  readonly texts: Pick<NomineeTexts, 'common' | 'nominees' | 'answers'>;
  /** Reads the nominees again. */
  readonly onChanged: () => Promise<unknown>;
};

type AnswerCardProps = {
  /** Of the heading, which names the card; what stands beside it has this id with `-score`. */
  readonly id: string;
  readonly heading: string;
  readonly Heading?: 'h2' | 'h3';
  readonly rank?: string | undefined;
  /** 0–10; null when there is none. */
  readonly score: number | null;
  readonly answer: string;
  readonly explanation: Explanation;
  /** What stands above the answer. */
  readonly notes?: ReactNode;
  readonly language: Language;
  readonly texts: NomineeTexts['common'];
  readonly children?: ReactNode;
};

/** Why an answer has its score or none, and whose words these are. */
type Explanation = { readonly label: string; readonly reasoning: string };

/** A fan's answer: its score, the words that explain it, and what else belongs to it. */
export function AnswerCard(props: AnswerCardProps) {
  const {
    id,
    heading,
    Heading = 'h3',
    rank,
    score,
    answer,
    explanation,
    notes,
    language,
    texts,
    children,
  } = props;
  return (
    <article className="card verdict" aria-labelledby={id}>
      <div className="verdict-side" id={`${id}-score`}>
        {rank !== undefined && <p className="rank">{rank}</p>}
        <Score score={score} language={language} texts={texts} />
      </div>
      <div className="verdict-body">
        <Heading id={id}>{heading}</Heading>
        {notes}
        <dl className="verdict-texts">
          <div>
            <dt>{texts.answer}</dt>
            <dd className="verdict-answer">{answer}</dd>
          </div>
          {explanation.reasoning !== '' && (
            <div>
              <dt>{explanation.label}</dt>
              <dd>{explanation.reasoning}</dd>
            </div>
          )}
        </dl>
        {children}
      </div>
    </article>
  );
}

/** A score with one decimal, or a text that there is none, never 0. */
function Score({ score, language, texts }: Pick<AnswerCardProps, 'score' | 'language' | 'texts'>) {
  if (score === null) return <p className="score score-none">{texts.notScored}</p>;
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <p className="score">
      <span className="score-number num">{number.format(score)}</span>{' '}
      <span className="score-scale">{texts.outOfTen}</span>
    </p>
  );
}

/** Returns what explains the score of a paid answer. */
export function explainScore(
  { judgedBy, reasoning, notScored }: Pick<PaidAnswer, 'judgedBy' | 'reasoning' | 'notScored'>,
  { common, nominees }: Pick<NomineeTexts, 'common' | 'nominees'>,
): Explanation {
  if (notScored !== null) return { label: nominees.whyNot, reasoning: nominees[notScored] };
  return { label: judgedBy === 'model' ? common.reasoning : common.rubricReasoning, reasoning };
}

type ReceivedDateProps = {
  readonly createdAt: string;
  readonly language: Language;
  readonly texts: NomineeTexts['nominees'];
};

/** The day on which an answer came in, unless that is not known. */
export function ReceivedDate({ createdAt, language, texts }: ReceivedDateProps) {
  const date = formatSubmittedDate(createdAt, language);
  return (
    date !== null && (
      <p className="verdict-date">
        {texts.received} <time dateTime={createdAt}>{date}</time>
      </p>
    )
  );
}
