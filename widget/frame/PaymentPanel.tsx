import { useEffect, useRef } from 'react';
import { isPaymentUnsettled, PAYMENT_POLLING } from '#api/submissions/rules.ts';
import type { SharedLink } from '../client/share-link.ts';
import { useResource, type Resource } from '../client/use-resource.ts';
import type { FrameMessage } from '../messages.ts';
import { clearDraft } from '../subscribe/draft.ts';
import { EndingPanel } from '../subscribe/EndingPanel.tsx';
import { readPayment, type TicketStatus } from './calls.ts';
import type { FramePaymentTexts } from './data.ts';
import { ShareWays } from './ShareWays.tsx';

type PaymentPanelProps = {
  readonly campaignId: string;
  readonly ticket: string;
  readonly words: FramePaymentTexts;
  readonly shared: SharedLink | undefined;
  readonly dashboard: string;
  readonly onAgain: () => void;
  readonly send: (message: FrameMessage) => void;
};

/** The state of a payment, for a visitor who came back from the provider to the partner's page. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { campaignId, ticket, words, shared, dashboard, onAgain, send } = props;
  const { view, reload } = usePaymentState(ticket, send);
  useEffect(() => {
    if (view === 'paid') clearDraft(campaignId);
  }, [view, campaignId]);
  return (
    <section className="sf" aria-live="polite" aria-busy={view === 'loading'}>
      {view === 'loading' ? (
        <p className="sf-looking" role="status">
          <span className="visually-hidden">{words.loading}</span>
        </p>
      ) : (
        <EndingPanel {...words[view]}>
          {words[view].isPayable && (
            <button type="button" className="button" onClick={onAgain}>
              {words.again}
            </button>
          )}
          {view === 'unreachable' && (
            <button type="button" className="button" onClick={reload}>
              {words.lookAgain}
            </button>
          )}
          {view === 'paid' && shared && <ShareWays link={shared} words={words} />}
          <a className="link" href={dashboard}>
            {words.toDashboard}
          </a>
        </EndingPanel>
      )}
    </section>
  );
}

type PaymentView = TicketStatus | 'loading' | 'unreachable';

/** Follows one payment while it is pending; only the first call has the provider asked. */
function usePaymentState(ticket: string, send: (message: FrameMessage) => void) {
  const hasAsked = useRef(false);
  const { resource, reload } = useResource(
    () => {
      const ask = !hasAsked.current;
      hasAsked.current = true;
      return readPayment(ticket, ask);
    },
    {
      ...PAYMENT_POLLING,
      isDue: (now) =>
        now.kind === 'failed' ||
        (now.kind === 'ready' && now.value !== 'unknown' && isPaymentUnsettled(now.value)),
    },
  );
  const view = getView(resource);

  useEffect(() => {
    if (view === 'paid' || view === 'processing') send({ type: 'subscribed', value: view });
    if (view === 'unreachable') send({ type: 'error', value: 'unreachable' });
  }, [view, send]);

  return {
    view,
    reload: () => {
      hasAsked.current = false;
      reload();
    },
  };
}

function getView(resource: Resource<TicketStatus>): PaymentView {
  if (resource.kind === 'ready') return resource.value;
  return resource.kind === 'failed' ? 'unreachable' : 'loading';
}
