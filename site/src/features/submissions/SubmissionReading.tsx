import type { FanOutcome, FanReading, Reread } from '#api/nominees/contract.ts';
import { formatScore, formatDateTime } from '#site/i18n/format.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { useState } from 'react';
import { OVERLOOKED } from '#api/nominees/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { SentenceForm } from '#site/ui/SentenceForm.tsx';
import { api } from '../accounts/api.ts';
import type { SubmissionTexts } from './texts.ts';
import type { CardPartProps } from './to-card.ts';

type SubmissionReadingProps = CardPartProps & { readonly reading: FanReading; readonly isLate: boolean };

/** Shows how the fan's answer was judged, before the winners are chosen, and lets the fan ask for another reading. */
export function SubmissionReading({ reading, isLate, ...part }: SubmissionReadingProps) {
  const { card, texts } = part;
  const { title, text } = texts.moment;
  const judged = isLate ? text.nominated : fillText(texts.readingText, { celebrity: card.celebrity });
  return (
    <section className="outcome stack">
      <h3>{card.isWithdrawn ? title.withdrawn : title.judged}</h3>
      <p>
        {card.isWithdrawn ? text.withdrawn : judged}{' '}
        {reading.score !== null && !card.isWithdrawn && texts.readingAdvice}
      </p>
      <Judged {...part} judged={reading} until={reading.rereadUntil} how={texts.readingHow} />
    </section>
  );
}

type JudgedProps = CardPartProps & {
  readonly judged: Pick<FanOutcome, 'score' | 'judgedBy' | 'reasoning'>;
  /** Until when the fan may ask for another reading; null if they may not. */
  readonly until: string | null;
  readonly how: string;
};

/** Shows how an answer was judged, a form to ask for another reading, and a link to how the winners are chosen. */
export function Judged(props: JudgedProps) {
  const { slug } = props.card.campaign;
  return (
    <>
      <ScoreDetails {...props} />
      <SubmissionReread {...props} />
      {slug !== null && (
        <a className="link" href={`/${props.language}/campaigns/${slug}/selection`}>
          {props.how}
        </a>
      )}
    </>
  );
}

/** The score and its reasoning; a missing score is explained, never shown as 0. */
function ScoreDetails({ judged, language, texts }: JudgedProps) {
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

/** Lets a fan ask for a person to read the answer again, and shows the reply. */
function SubmissionReread({ card, until, language, texts }: JudgedProps) {
  const [asked, setAsked] = useState<Reread>();
  const reread = card.reread ?? asked;

  async function ask(overlooked: string): Promise<string | undefined> {
    const call = { param: { id: card.id }, json: { overlooked } };
    const outcome = await api['campaign-submissions'][':id'].reread.$post(call);
    if (outcome.kind !== 'done')
      return outcome.problems['overlooked'] ?? outcome.message ?? texts.readingFailed;
    setAsked(outcome.value.doc);
    return undefined;
  }

  return (
    <>
      <div className="outcome-reasons" role="status">
        {reread && <RereadState reread={reread} language={language} texts={texts} />}
      </div>
      {!reread && until !== null && (
        <details className="outcome-reasoning">
          <summary>{texts.readingAsk}</summary>
          <SentenceForm
            about={`reread-${card.id}`}
            label={texts.readingOverlooked}
            help={fillText(texts.readingAskUntil, { until: formatDateTime(until, language) })}
            min={OVERLOOKED.min}
            texts={{ tooShort: OVERLOOKED.tooShort[language], send: texts.readingSend, busy: texts.busy }}
            onSend={ask}
          />
        </details>
      )}
    </>
  );
}

type RereadStateProps = WithTexts<SubmissionTexts['submissions']> & { readonly reread: Reread };

function RereadState({ reread, language, texts }: RereadStateProps) {
  const { askedAt, overlooked, dueAt, reply, repliedAt, isNominated } = reread;
  const [openedAt] = useState(() => new Date());
  const wait = new Date(dueAt) > openedAt ? texts.readingDue : texts.readingOverdue;
  return (
    <>
      <p>{fillText(texts.readingAsked, { date: formatDateTime(askedAt, language) })}</p>
      <blockquote className="quoted">
        <q>{overlooked}</q>
      </blockquote>
      {repliedAt === null ? (
        <p>
          {fillText(wait, { date: formatDateTime(dueAt, language) })}{' '}
          {wait === texts.readingOverdue && (
            <a className="link" href={`/${language}/contact`}>
              {texts.readingContact}
            </a>
          )}
        </p>
      ) : (
        <>
          <p>{fillText(texts.readingReplied, { date: formatDateTime(repliedAt, language) })}</p>
          {reply && (
            <blockquote className="quoted">
              <q>{reply}</q>
            </blockquote>
          )}
          <p>{isNominated ? texts.readingNominated : texts.readingNotNominated}</p>
        </>
      )}
    </>
  );
}
