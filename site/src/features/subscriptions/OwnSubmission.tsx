import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Language, Role } from '#api/platform/rules.ts';
import type { PaymentStatus } from '#api/submissions/rules.ts';
import type { Submission } from '#api/subscriptions/contract.ts';
import { EndingPanel } from '#widget/subscribe/EndingPanel.tsx';
import type { Person } from '#widget/subscribe/flow.ts';
import { Icon } from '#widget/subscribe/Icon.tsx';
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
import type { PaymentTexts } from './payment-texts.ts';
import { RetryButton } from './RetryButton.tsx';
import { usePayment } from './use-payment.ts';
import '#widget/subscribe/subscribe.css';

type OwnSubmissionProps = {
  /** The submission as it was when the page was rendered. */
  readonly submission: Submission;
  readonly person: Person;
  readonly role: Role;
  readonly language: Language;
  readonly texts: { readonly payment: PaymentTexts; readonly flow: SubscribeTexts };
  /** Whether the visitor came back from the provider without paying. */
  readonly paymentCancelled?: boolean;
};

const ICONS = {
  paid: 'check',
  processing: 'clock',
  pending: 'clock',
  failed: 'alert',
  refunded: 'info',
  disputed: 'info',
} as const satisfies Record<PaymentStatus, string>;

/** In the place of the form, the fan's own participation: the state of the payment, the answer, and what to do now. */
export function OwnSubmission(props: OwnSubmissionProps) {
  const { submission, person, role, language, texts } = props;
  const { id, answers, campaign } = submission;
  const [isLeaving, setLeaving] = useState(false);
  const status = useOwnStatus(submission, person);
  const { payment, flow } = texts;
  const isPayable = status === 'pending' || status === 'failed';
  const isPaid = status === 'paid';
  return (
    <section className={isPayable ? 'sf sf-payable' : 'sf'} aria-live="polite">
      {props.paymentCancelled && isPayable && (
        <p className="sf-notice">
          <Icon name="info" />
          <span>{flow.paymentCancelled}</span>
        </p>
      )}
      <EndingPanel
        icon={ICONS[status]}
        title={isPaid ? payment.inTitle : payment[`${status}Title`]}
        text={isPaid ? flow.alreadyHelp : payment[`${status}Text`]}
        stored={answers[0] ?? null}
      >
        {isPayable ? (
          <>
            <RetryButton submissionId={id} label={flow.continueToPayment} texts={payment} />
            <a className="link" href={`/${language}/campaigns/${campaign.slug}?change#donate`}>
              {payment.changeAnswer}
            </a>
          </>
        ) : (
          <a
            className="sf-button"
            href={role === 'fan' ? `/${language}/dashboard` : `/${language}/dashboard/subscribed`}
          >
            {flow.toDashboard}
          </a>
        )}
      </EndingPanel>
      <SignedInAs
        person={person}
        busy={isLeaving}
        texts={flow}
        onLogOut={() => {
          setLeaving(true);
          void endSession().then((isEnded) =>
            isEnded ? location.reload() : location.assign(END_SESSION_PATH),
          );
        }}
      />
    </section>
  );
}

/**
 * Follows the payment while it may change. Loads the page again once it is about another person, or about nothing any
 * more; a session that has ended by itself leads to the login and back.
 */
function useOwnStatus(loaded: Submission, person: Person): PaymentStatus {
  const user = useStore($user, { ssr: 'initial' });
  const { view, submission } = usePayment(() => loaded.id);
  const status = (submission ?? loaded).paymentStatus;
  const isOutdated =
    view === 'unknown' || status === 'refunded' || (user !== undefined && user?.email !== person.email);

  useEffect(() => void startSession(), []);
  useEffect(() => {
    if (!isOutdated) return;
    if (user === null && hasNotLoggedOut()) location.assign(endedPath(location));
    else location.reload();
  }, [isOutdated, user]);

  return status;
}
