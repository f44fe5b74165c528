import { useEffect } from 'react';
import type { FrameMessage } from '../messages.ts';
import { clearDraft } from '../subscribe/draft.ts';
import { Icon } from '../subscribe/Icon.tsx';
import type { FramePaymentTexts } from './data.ts';
import type { SharedLink } from '../client/share-link.ts';
import { ShareWays } from './ShareWays.tsx';
import { usePaymentState, type PaymentView } from './use-payment-state.ts';

type PaymentPanelProps = {
  readonly campaignId: string;
  readonly ticket: string;
  readonly words: FramePaymentTexts;
  readonly shared: SharedLink;
  readonly dashboard: string;
  readonly onAgain: (() => void) | undefined;
  readonly send: (message: FrameMessage) => void;
};

/** The state of a payment, for a visitor who came back from the provider to the partner's page. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { campaignId, ticket, words, shared, dashboard, onAgain, send } = props;
  const { view, reload } = usePaymentState(ticket, send);
  useEffect(() => {
    if (view === 'paid') clearDraft(campaignId);
  }, [view, campaignId]);
  const canRetryPayment = view === 'pending' || view === 'failed' || view === 'unknown';
  return (
    <section className="sf" aria-live="polite" aria-busy={view === 'loading'}>
      {view === 'loading' ? (
        <p className="sf-looking" role="status">
          <span className="sf-hidden">{words.loading}</span>
        </p>
      ) : (
        <div className={view === 'paid' ? 'sf-ending sf-ending-paid' : 'sf-ending'}>
          <Icon name={ICONS[view]} />
          <h2 className="sf-title">{words[`${view}Title`]}</h2>
          <p>{words[`${view}Text`]}</p>
          {canRetryPayment && onAgain && (
            <button type="button" className="sf-button" onClick={onAgain}>
              {words.again}
            </button>
          )}
          {view === 'unreachable' && (
            <button type="button" className="sf-button" onClick={reload}>
              {words.lookAgain}
            </button>
          )}
          {view === 'paid' && <ShareWays link={shared} words={words} />}
          <a className="sf-link" href={dashboard}>
            {words.toDashboard}
          </a>
        </div>
      )}
    </section>
  );
}

const ICONS = {
  paid: 'check',
  processing: 'clock',
  pending: 'clock',
  failed: 'alert',
  refunded: 'info',
  disputed: 'info',
  unknown: 'info',
  unreachable: 'alert',
} as const satisfies Record<Exclude<PaymentView, 'loading'>, string>;
