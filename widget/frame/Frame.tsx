import { useMemo, useState } from 'react';
import { SubscribeFlow } from '../subscribe/SubscribeFlow.tsx';
import { createCalls } from './calls.ts';
import type { FrameData } from './data.ts';
import { PaymentPanel } from './PaymentPanel.tsx';
import type { LoaderChannel } from './loader-channel.ts';

type FrameProps = { readonly data: FrameData; readonly talk: LoaderChannel; readonly ticket: string };

/** What runs in the frame on a partner's page: the form, or for who came back from the provider, their payment. */
export function Frame({ data, talk: loader, ticket }: FrameProps) {
  const { words, isOpen, ...flow } = data;
  const [hasReturned, setHasReturned] = useState(ticket !== '');
  const calls = useMemo(() => createCalls(loader.host), [loader]);
  if (hasReturned) {
    return (
      <PaymentPanel
        campaignId={flow.campaign.id}
        ticket={ticket}
        words={words}
        dashboard={flow.links.dashboard}
        onAgain={isOpen ? () => setHasReturned(false) : undefined}
        say={loader.send}
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

/** To the provider: the page around the frame goes there when it is asked to; without one, this page does. */
function goToCheckout(url: string, { host, send }: LoaderChannel): void {
  const { origin, pathname, search } = new URL(url);
  if (host() && origin === window.location.origin) send({ type: 'go', value: pathname + search });
  else window.location.assign(url);
}
