import { useMemo, useState } from 'react';
import { SubscribeFlow } from '../subscribe/SubscribeFlow.tsx';
import { createCalls } from './calls.ts';
import type { FrameData } from './data.ts';
import { PaymentPanel } from './PaymentPanel.tsx';
import type { Talk } from './talk.ts';

type FrameProps = { readonly data: FrameData; readonly talk: Talk; readonly ticket: string };

/** What runs in the frame on a partner's page: the form, or for who came back from the provider, their payment. */
export function Frame({ data, talk, ticket }: FrameProps) {
  const { words, isOpen, ...flow } = data;
  const [isBack, setIsBack] = useState(ticket !== '');
  const calls = useMemo(() => createCalls(talk.host), [talk]);
  if (isBack) {
    return (
      <PaymentPanel
        campaignId={flow.campaign.id}
        ticket={ticket}
        words={words}
        dashboard={flow.links.dashboard}
        onAgain={isOpen ? () => setIsBack(false) : undefined}
        say={talk.say}
      />
    );
  }
  if (!isOpen) return null;
  return (
    <SubscribeFlow
      {...flow}
      user={null}
      calls={calls}
      onToast={(kind) => kind === 'error' && talk.say({ type: 'error', value: 'refused' })}
      onNavigate={(url) => leave(url, talk)}
      onStep={(step) => talk.say({ type: 'step', value: step })}
    />
  );
}

/** To the provider: the page around the frame goes there when it is asked to; without one, this page does. */
function leave(url: string, { host, say }: Talk): void {
  const { origin, pathname, search } = new URL(url);
  if (host() && origin === window.location.origin) say({ type: 'go', value: pathname + search });
  else window.location.assign(url);
}
