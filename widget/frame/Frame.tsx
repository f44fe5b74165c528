import { useMemo, useState } from 'react';
import { SubscribeFlow } from '../subscribe/SubscribeFlow.tsx';
import { createCalls } from './calls.ts';
import type { FrameData } from './data.ts';
import { PaymentPanel } from './PaymentPanel.tsx';
import type { LoaderChannel } from './loader-channel.ts';

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
