import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Language, Role } from '#api/platform/rules.ts';
import type { Moment } from '#api/submissions/moment-rules.ts';
import type { Submission } from '#api/subscriptions/contract.ts';
import { AnswerFigure, EndingPanel } from '#widget/subscribe/EndingPanel.tsx';
import type { Person } from '#widget/subscribe/flow.ts';
import { SignedInAs } from '#widget/subscribe/SignedInAs.tsx';
import type { SubscribeTexts } from '#widget/subscribe/texts.ts';
import { $user } from '../accounts/session-state.ts';
import {
  END_SESSION_PATH,
  endedPath,
  endSession,
  hasNotLoggedOut,
  startSession,
} from '../accounts/session.ts';
import type { MomentWords } from '../campaigns/render-moment.ts';
import type { PaymentTexts } from './payment-texts.ts';
import { RetryButton } from './RetryButton.tsx';
import { usePayment } from './use-payment.ts';
import '#widget/subscribe/subscribe.css';

type OwnSubmissionProps = {
  readonly submission: Submission;
  /** The fan's moment (RULES.md, "Moments"), and the texts about it. */
  readonly moment: Moment;
  readonly words: MomentWords;
  readonly person: Person & { readonly role: Role };
  readonly language: Language;
  readonly texts: { readonly payment: PaymentTexts; readonly flow: SubscribeTexts };
  readonly paymentCancelled?: boolean;
  /** How the choice is or was made; undefined if nobody will be chosen. */
  readonly selection?: MomentWords['page'];
};

/** Replaces the form with the fan's own participation: its state, the answer, and the next action. */
export function OwnSubmission(props: OwnSubmissionProps) {
  const { submission, moment, words, person, language, texts, selection } = props;
  const { id, campaign } = submission;
  useReload(submission, person);
  const { payment, flow } = texts;
  const { icon, title, lines, next, action, page } = words;
  const isPayable = moment.next === 'pay';
  const reply = moment.next === 'reply' || moment.next === 'new-date' ? action : undefined;
  const way = reply ?? page;
  const isCancelled = props.paymentCancelled && isPayable;
  return (
    <section className={isPayable ? 'sf sf-own sf-payable' : 'sf sf-own'} aria-live="polite">
      <EndingPanel
        icon={icon}
        title={title}
        text={isCancelled ? flow.paymentCancelled : lines.filter((line) => line !== next).join(' ')}
      >
        {next && !isCancelled && <p className="in-hero">{next}</p>}
        <AnswerFigure stored={submission} />
        {isPayable && (
          <>
            <RetryButton submissionId={id} label={payment.pay} texts={payment} />
            <a className="link" href={`/${language}/campaigns/${campaign.slug}?change#donate`}>
              {payment.changeAnswer}
            </a>
          </>
        )}
        {way && (
          <a className={reply ? 'button in-hero' : 'button'} href={way.href}>
            {way.label}
          </a>
        )}
        {!isPayable && (
          <a className="link" href={`/${language}/dashboard${person.role === 'fan' ? '' : '/subscribed'}`}>
            {flow.toDashboard}
          </a>
        )}
        {selection && (
          <a className="link" href={selection.href}>
            {selection.label}
          </a>
        )}
      </EndingPanel>
      <SignedInAs
        person={person}
        texts={flow}
        onLogOut={() => {
          void endSession().then((isEnded) =>
            isEnded ? location.reload() : location.assign(END_SESSION_PATH),
          );
        }}
      />
    </section>
  );
}

/**
 * Reloads the page once the payment has changed, or another person is logged in. A session that has expired leads to
 * the login and back.
 */
function useReload(loaded: Submission, person: Person): void {
  const user = useStore($user, { ssr: 'initial' });
  const { view, submission = loaded } = usePayment(() => loaded.id, loaded.campaign.state);
  const isOutdated =
    view === 'unknown' ||
    submission.paymentStatus !== loaded.paymentStatus ||
    (user !== undefined && user?.email !== person.email);

  useEffect(() => void startSession(), []);
  useEffect(() => {
    if (!isOutdated) return;
    if (user === null && hasNotLoggedOut()) location.assign(endedPath(location));
    else location.reload();
  }, [isOutdated, user]);
}
