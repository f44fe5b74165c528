import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { EVENT_TIME_ZONE_NAME } from '#api/campaigns/rules.ts';
import type { FanOutcome } from '#api/nominees/contract.ts';
import { OWN_END_CAUSES } from '#api/outcomes/winner-rules.ts';
import type { Moment } from '#api/submissions/moment-rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { writtenIn } from '#api/platform/locale-rules.ts';
import { formatDateTime, formatFullDate } from '#site/i18n/format.ts';
import { formatEuros } from '#api/platform/money-rules.ts';
import { formatMoment } from '../campaigns/format-moment.ts';
import { renderOwnDial } from '../campaigns/to-dial.ts';
import type { CardPartProps } from './to-card.ts';
import { Facts } from '#site/ui/Facts.tsx';
import { OwnTime } from '#site/i18n/OwnTime.tsx';

type SubmissionOutcomeProps = CardPartProps & { readonly outcome: FanOutcome; readonly moment: Moment };

/** Shows the outcome of the fan's answer: whether it was chosen, the event, the score and its reasoning. */
export function SubmissionOutcome(props: SubmissionOutcomeProps) {
  const { outcome, moment } = props;
  const { isWinner, event, invitation } = outcome;
  const isAhead = moment.state === 'won' || moment.state === 'accepted';
  return (
    <section className={isWinner ? 'outcome stack outcome-won on-peach' : 'outcome stack'}>
      <OutcomeHead {...props}>
        {invitation && isAhead && <InvitationActions {...props} invitation={invitation} />}
      </OutcomeHead>
      <WinnerReasons {...props} />
      {event && <EventDetails {...props} event={event} isAhead={isAhead} />}
    </section>
  );
}

/**
 * Shows the outcome, and what a winner can do, beside the dial, on which the answer's stroke is lit, or is the wedge if
 * it was chosen.
 */
function OutcomeHead({ children, ...props }: SubmissionOutcomeProps & { readonly children: ReactNode }) {
  const { card, outcome, moment, language, texts } = props;
  const { celebrity, minute } = card;
  const { isWinner: isChosen, isNominee, ended } = outcome;
  const { avatar, charity, result = null } = card.campaign;
  const isNotChosen = moment.state === 'not-chosen' || moment.state === 'not-met';
  const lit = minute !== undefined && { minute, isChosen };
  const dial = lit && renderOwnDial({ celebrity: { name: celebrity, avatar }, result }, lit, language);
  return (
    <div className="outcome-head row">
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
        {children}
      </div>
    </div>
  );
}

type InvitationActionsProps = SubmissionOutcomeProps & {
  readonly invitation: NonNullable<FanOutcome['invitation']>;
};

/** Lets a winner accept in one press, or decline on their own page, which asks first; afterwards links to that page. */
function InvitationActions({ invitation, moment, language, texts }: InvitationActionsProps) {
  const { token, answerBy } = invitation;
  const page = `/${language}/winner?token=${token}`;
  if (moment.next !== 'reply' || answerBy === null)
    return (
      <a className="button button-small" href={page}>
        {texts.moment.action[moment.next === 'new-date' ? 'new-date' : 'page']}
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
      <a className="button button-secondary button-small" href={`${page}#decline`}>
        {texts.outcomeDecline}
      </a>
    </form>
  );
}

type EventDetailsProps = CardPartProps & {
  readonly event: NonNullable<FanOutcome['event']>;
  readonly isAhead: boolean;
};

function EventDetails({ card, event, isAhead, language, texts }: EventDetailsProps) {
  const { plannedDate, plannedTime, plannedLocation } = event;
  return (
    <>
      <Facts
        facts={[
          [
            texts.outcomeDate,
            plannedDate === null ? (
              texts.outcomeDateOpen
            ) : (
              <time dateTime={plannedDate}>{formatFullDate(plannedDate, language)}</time>
            ),
          ],
          [
            texts.outcomeTime,
            plannedTime !== null && (
              <>
                {plannedTime} ({EVENT_TIME_ZONE_NAME[language]})
                {plannedDate !== null && <OwnTime at={plannedDate} language={language} />}
              </>
            ),
          ],
          [texts.outcomePlace, plannedLocation || texts.outcomePlaceOpen],
        ]}
      />
      {isAhead && plannedDate !== null && (
        <a
          className="button button-secondary button-small"
          href={`/api/campaign-submissions/${card.id}/calendar`}
          download
        >
          <CalendarPlus aria-hidden="true" />
          {texts.outcomeCalendar}
        </a>
      )}
    </>
  );
}

/** Shows the owner's reason for choosing the fan's own answer, or those for the other winners. */
function WinnerReasons({ card, outcome: { isWinner, winnerReasons }, texts }: SubmissionOutcomeProps) {
  if (winnerReasons.length === 0) return null;
  const label = winnerReasons.length === 1 ? texts.outcomeReason : texts.outcomeReasons;
  return (
    <div className="outcome-reasons">
      <p>
        <strong>{isWinner ? texts.outcomeOwnReason : label}</strong>
      </p>
      {winnerReasons.map((reason) => (
        <blockquote key={reason} className="quoted">
          <q {...writtenIn(card.campaign.language)}>{reason}</q>
        </blockquote>
      ))}
    </div>
  );
}
