import { CalendarPlus } from 'lucide-react';
import { EVENT_TIME_ZONE_NAME } from '#api/campaigns/rules.ts';
import type { FanOutcome, Reread } from '#api/nominees/contract.ts';
import { OWN_END_CAUSES } from '#api/outcomes/winner-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import type { Moment } from '#api/submissions/moment-rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { writtenIn } from '#api/platform/locale-rules.ts';
import { formatDateTime, formatFullDate } from '#site/i18n/format.ts';
import { formatEuros } from '#api/platform/money-rules.ts';
import { formatMoment } from '../campaigns/format-moment.ts';
import { renderOwnDial } from '../campaigns/to-dial.ts';
import { Judged } from './SubmissionReading.tsx';
import type { SubmissionTexts } from './texts.ts';
import type { CardView } from './to-card-view.ts';
import { OwnTime } from '#site/i18n/OwnTime.tsx';

type SubmissionOutcomeProps = WithTexts<SubmissionTexts['submissions']> & {
  readonly outcome: FanOutcome;
  readonly moment: Moment;
  readonly reread: Reread | null;
  /** The minute of the answer on the dial. */
  readonly minute: number | undefined;
  readonly campaign: Pick<CardView, 'avatar' | 'charity' | 'result'>;
  readonly submissionId: string;
  /** null if the campaign is unknown. */
  readonly slug: string | null;
  readonly celebrity: string;
  /** The campaign's language. */
  readonly written: Language | undefined;
};

/** Shows the outcome of the fan's answer: whether it was chosen, the event, the score and its reasoning. */
export function SubmissionOutcome(props: SubmissionOutcomeProps) {
  const { outcome, moment, written, language, texts } = props;
  const { isWinner, event, invitation } = outcome;
  const isAhead = moment.state === 'won' || moment.state === 'accepted';
  return (
    <section className={isWinner ? 'outcome outcome-won' : 'outcome'}>
      <OutcomeHead {...props} />
      <WinnerReasons outcome={outcome} written={written} texts={texts} />
      {invitation && isAhead && (
        <InvitationActions invitation={invitation} moment={moment} language={language} texts={texts} />
      )}
      {event && <EventDetails {...props} event={event} isAhead={isAhead} />}
      <Judged {...props} judged={outcome} until={null} how={texts.outcomeHow} />
    </section>
  );
}

/** Shows the outcome beside the dial, on which the answer's stroke is lit, or is the wedge if it was chosen. */
function OutcomeHead({
  outcome,
  moment,
  minute,
  campaign,
  celebrity,
  language,
  texts,
}: SubmissionOutcomeProps) {
  const { isWinner: isChosen, isNominee, ended } = outcome;
  const { avatar, charity, result } = campaign;
  const isNotChosen = moment.state === 'not-chosen' || moment.state === 'not-met';
  const lit = minute !== undefined && { minute, isChosen };
  const dial = lit && renderOwnDial({ celebrity: { name: celebrity, avatar }, result }, lit, language);
  return (
    <div className="outcome-head">
      {dial && <div className="outcome-dial" dangerouslySetInnerHTML={{ __html: dial }} />}
      <div>
        <h3>{texts.moment.title[moment.state]}</h3>
        <p>
          {ended === null
            ? formatMoment(moment, texts.moment, { celebrity }, language).text
            : OWN_END_CAUSES[ended][language]}
        </p>
        {isNotChosen && isNominee && <p>{fillText(texts.outcomeNominee, { celebrity })}</p>}
        {isNotChosen && result && charity !== null && (
          <p>
            {fillText(texts.outcomeRaised, { amount: formatEuros(result.charityCents, language), charity })}
          </p>
        )}
      </div>
    </div>
  );
}

type InvitationActionsProps = Pick<SubmissionOutcomeProps, 'moment' | 'language' | 'texts'> & {
  readonly invitation: NonNullable<FanOutcome['invitation']>;
};

/** Lets a winner reply in one press, on their own page; afterwards links to that page. */
function InvitationActions({ invitation, moment, language, texts }: InvitationActionsProps) {
  const { token, answerBy } = invitation;
  const page = `/${language}/winner?token=${token}`;
  if (moment.next !== 'reply' || answerBy === null)
    return (
      <a className="button button-small" href={page}>
        {moment.next === 'new-date' ? texts.moment.action['new-date'] : texts.outcomePage}
      </a>
    );
  return (
    <form className="row outcome-answers" method="post" action={page}>
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
  /** Whether the meeting has yet to take place. */
  readonly isAhead: boolean;
};

function EventDetails({ event, isAhead, submissionId, language, texts }: EventDetailsProps) {
  const { plannedDate, plannedTime, plannedLocation } = event;
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
              {plannedTime} ({EVENT_TIME_ZONE_NAME[language]})
              {plannedDate !== null && <OwnTime at={plannedDate} language={language} />}
            </dd>
          </div>
        )}
        <div>
          <dt>{texts.outcomePlace}</dt>
          <dd>{plannedLocation || texts.outcomePlaceOpen}</dd>
        </div>
      </dl>
      {isAhead && plannedDate !== null && (
        <a
          className="button button-secondary button-small"
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

type WinnerReasonsProps = Pick<SubmissionOutcomeProps, 'written'> & {
  readonly outcome: Pick<FanOutcome, 'isWinner' | 'winnerReasons'>;
  readonly texts: SubmissionTexts['submissions'];
};

/** Shows the owner's reason for choosing the fan's own answer, or those for the other winners. */
function WinnerReasons({ outcome: { isWinner, winnerReasons }, written, texts }: WinnerReasonsProps) {
  if (winnerReasons.length === 0) return null;
  const label = winnerReasons.length === 1 ? texts.outcomeReason : texts.outcomeReasons;
  return (
    <div className="outcome-reasons">
      <p>
        <strong>{isWinner ? texts.outcomeOwnReason : label}</strong>
      </p>
      {winnerReasons.map((reason) => (
        <blockquote key={reason} className="quoted">
          <q {...writtenIn(written)}>{reason}</q>
        </blockquote>
      ))}
    </div>
  );
}
