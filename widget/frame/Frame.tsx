import { useMemo, useState, useEffect, useRef } from 'react';
import { SubscribeFlow } from '../subscribe/SubscribeFlow.tsx';
import { createCalls, readPayment, type TicketStatus } from './calls.ts';
import type { FrameData, FramePaymentTexts, ShareText } from './data.ts';
import type { LoaderChannel } from './loader-channel.ts';
import { isPaymentUnsettled, PAYMENT_POLLING } from '#api/submissions/rules.ts';
import { type SharedLink, hasShareSheet, openShareSheet, toWhatsAppUrl } from '../client/share-link.ts';
import { useResource, type Resource } from '../client/use-resource.ts';
import type { FrameMessage } from '../messages.ts';
import { clearDraft } from '../subscribe/draft.ts';
import { EndingPanel } from '../subscribe/EndingPanel.tsx';

type FrameProps = { readonly data: FrameData; readonly loader: LoaderChannel; readonly ticket: string };

/** The frame on a partner's page: the form, or the payment of a visitor who came back from the provider. */
export function Frame({ data, loader, ticket }: FrameProps) {
  const { words, isOpen, shared, ...flow } = data;
  const [hasReturned, setHasReturned] = useState(ticket !== '');
  const calls = useMemo(() => createCalls(loader.host), [loader]);
  if (hasReturned) {
    return (
      <PaymentPanel
        campaignId={flow.campaign.id}
        ticket={ticket}
        words={words}
        shared={shared}
        dashboard={flow.links.dashboard}
        onAgain={() => setHasReturned(false)}
        send={loader.send}
      />
    );
  }
  if (!isOpen) return null;
  return (
    <SubscribeFlow
      {...flow}
      user={null}
      calls={calls}
      onToast={(kind) => kind === 'error' && loader.send({ type: 'error', value: 'refused' })}
      onNavigate={(url) => goToCheckout(url, loader)}
      onStep={(step) => loader.send({ type: 'step', value: step })}
    />
  );
}

/** Opens the checkout in the page around the frame, by a message to it; if there is none, in this page. */
function goToCheckout(url: string, { host, send }: LoaderChannel): void {
  const { origin, pathname, search } = new URL(url);
  if (host() && origin === window.location.origin) send({ type: 'go', value: pathname + search });
  else window.location.assign(url);
}

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
function PaymentPanel(props: PaymentPanelProps) {
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

type ShareWaysProps = { readonly link: SharedLink; readonly words: Readonly<Record<ShareText, string>> };

/** Ways to share the campaign; if the browser refuses to copy, the address is shown for manual copying. */
export function ShareWays({ link, words }: ShareWaysProps) {
  const [copied, setCopied] = useState<boolean>();
  return (
    <div className="sf-row sf-share">
      <p>{words.shareTitle}</p>
      {hasShareSheet() && (
        <button type="button" className="link" onClick={() => void openShareSheet(link)}>
          {words.shareSheet}
        </button>
      )}
      <a className="link" href={toWhatsAppUrl(link.text)} target="_blank" rel="noopener noreferrer">
        {words.shareWhatsApp}
      </a>
      <button
        type="button"
        className="link"
        onClick={() => {
          navigator.clipboard.writeText(link.url).then(
            () => setCopied(true),
            () => setCopied(false),
          );
        }}
      >
        {words.shareCopy}
      </button>
      <p role="status">
        {copied && words.shareCopied}
        {copied === false && <code>{link.url}</code>}
      </p>
    </div>
  );
}
