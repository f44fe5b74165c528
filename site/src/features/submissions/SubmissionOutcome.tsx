import { useState } from 'react';
import { CalendarPlus, PartyPopper } from 'lucide-react';
import type { FanOutcome, Reread } from '#api/nominees/contract.ts';
import { OWN_END_CAUSES } from '#api/outcomes/winner-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { writtenIn } from '#widget/client/written-in.ts';
import { formatDateTime, formatFullDate, isPast } from '#site/i18n/format.ts';
import { OwnTime } from '#site/i18n/OwnTime.tsx';
import { SubmissionReread } from './SubmissionReread.tsx';
import type { SubmissionTexts } from './texts.ts';

type SubmissionOutcomeProps = {
  readonly outcome: FanOutcome;
  readonly reread: Reread | null;
  readonly submissionId: string;
  /** Null where the campaign is not known. */
  readonly slug: string | null;
  readonly celebrity: string;
  /** The campaign's language. */
  readonly written: Language | undefined;
  readonly language: Language;
  readonly texts: SubmissionTexts['submissions'];
};

/** The result of the fan's answer: chosen or not, the event, the score and its reasoning. */
export function SubmissionOutcome({
  outcome,
  reread,
  submissionId,
  slug,
  celebrity,
  written,
  language,
  texts,
}: SubmissionOutcomeProps) {
  const { isWinner, isNominee, event, invitation, ended } = outcome;
  const won = event && isPast(event.plannedDate) ? texts.outcomeMetText : texts.outcomeWonText;
  const lost = ended === null ? texts.outcomeNotChosenText : OWN_END_CAUSES[ended][language];
  const fillCelebrity = (text: string) => fillText(text, { celebrity });
  return (
    <section className={isWinner ? 'outcome outcome-won' : 'outcome'}>
      <h3>
        {isWinner && <PartyPopper aria-hidden="true" />}
        {isWinner ? texts.outcomeWon : ended === null ? texts.outcomeNotChosen : texts.outcomeEnded}
      </h3>
      <p>{fillCelebrity(isWinner ? won : lost)}</p>
      {!isWinner && ended === null && isNominee && <p>{fillCelebrity(texts.outcomeNominee)}</p>}
      <WinnerReasons outcome={outcome} written={written} texts={texts} />
      {invitation && <InvitationActions invitation={invitation} language={language} texts={texts} />}
      {event && <EventDetails event={event} submissionId={submissionId} language={language} texts={texts} />}
      <ScoreDetails outcome={outcome} language={language} texts={texts} />
      <SubmissionReread
        submissionId={submissionId}
        reread={reread}
        until={null}
        language={language}
        texts={texts}
      />
      {slug !== null && (
        <a className="link" href={`/${language}/campaigns/${slug}/selection`}>
          {texts.outcomeHow}
        </a>
      )}
    </section>
  );
}

type InvitationActionsProps = Pick<SubmissionOutcomeProps, 'language' | 'texts'> & {
  readonly invitation: NonNullable<FanOutcome['invitation']>;
};

/** The winner's answer in one press, which leads to their own page; after it, the way there. */
function InvitationActions({ invitation, language, texts }: InvitationActionsProps) {
  const { token, answerBy, acceptedAt } = invitation;
  const page = `/${language}/winner?token=${token}`;
  const isAsked = acceptedAt === null && answerBy !== null;
  if (!isAsked)
    return (
      <a className="button button-small" href={page}>
        {texts.outcomePage}
      </a>
    );
  return (
    <form className="outcome-answers" method="post" action={page}>
      <p>
        {fillText(texts.outcomeAnswerBy, { date: formatDateTime(answerBy, language) })}
        <OwnTime at={answerBy} language={language} />
      </p>
      <button className="button button-small" name="answer" value="accept">
        {texts.outcomeAccept}
      </button>
      <button className="button button-secondary button-small" name="answer" value="decline">
        {texts.outcomeDecline}
      </button>
    </form>
  );
}

type EventDetailsProps = Pick<SubmissionOutcomeProps, 'submissionId' | 'language' | 'texts'> & {
  readonly event: NonNullable<FanOutcome['event']>;
};

function EventDetails({ event, submissionId, language, texts }: EventDetailsProps) {
  const { plannedDate, plannedTime, plannedLocation } = event;
  const [openedAt] = useState(() => new Date());
  const isAhead = plannedDate !== null && new Date(plannedDate) > openedAt;
  return (
    <>
      <dl className="facts">
        <div>
          <dt>{texts.outcomeDate}</dt>
          <dd>
            {plannedDate === null ? (
              texts.outcomeDateOpen
            ) : (
              <time dateTime={plannedDate}>{formatFullDate(plannedDate, language)}</time>
            )}
          </dd>
        </div>
        {plannedTime !== null && (
          <div>
            <dt>{texts.outcomeTime}</dt>
            <dd>
              {plannedTime} ({texts.outcomeTimeZone})
            </dd>
          </div>
        )}
        <div>
          <dt>{texts.outcomePlace}</dt>
          <dd>{plannedLocation || texts.outcomePlaceOpen}</dd>
        </div>
      </dl>
      {isAhead && (
        <a
          className="button button-small"
          href={`/api/campaign-submissions/${submissionId}/calendar`}
          download
        >
          <CalendarPlus aria-hidden="true" />
          {texts.outcomeCalendar}
        </a>
      )}
    </>
  );
}

/** The score and its reasoning; a missing score is explained, never shown as 0. */
export function ScoreDetails({
  outcome,
  language,
  texts,
}: Pick<SubmissionOutcomeProps, 'language' | 'texts'> & {
  readonly outcome: Pick<FanOutcome, 'score' | 'judgedBy' | 'reasoning'>;
}) {
  const { score, judgedBy, reasoning } = outcome;
  if (score === null) return <p className="outcome-reasoning">{texts.outcomeNoScore}</p>;
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div className="outcome-judged">
      <p>
        {texts.outcomeScore} <strong className="num">{number.format(score)}</strong> {texts.outcomeOutOfTen}
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

type WinnerReasonsProps = Pick<SubmissionOutcomeProps, 'written'> & {
  readonly outcome: Pick<FanOutcome, 'isWinner' | 'winnerReasons'>;
  readonly texts: SubmissionTexts['submissions'];
};

/** What the owner wrote about the fan's own answer that won, or about those of others. */
function WinnerReasons({ outcome: { isWinner, winnerReasons }, written, texts }: WinnerReasonsProps) {
  if (winnerReasons.length === 0) return null;
  const label = winnerReasons.length === 1 ? texts.outcomeReason : texts.outcomeReasons;
  return (
    <div className="outcome-reasons">
      <p>
        <strong>{isWinner ? texts.outcomeOwnReason : label}</strong>
      </p>
      {winnerReasons.map((reason) => (
        <blockquote key={reason}>
          <q {...writtenIn(written)}>{reason}</q>
        </blockquote>
      ))}
    </div>
  );
}
