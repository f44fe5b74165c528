import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useBrowserValue } from '#widget/client/use-browser-value.ts';
import type { SubscribeCalls } from '#widget/subscribe/api.ts';
import type { Person } from '#widget/subscribe/flow.ts';
import type { FlowData } from '#widget/subscribe/props.ts';
import { SubscribeFlow } from '#widget/subscribe/SubscribeFlow.tsx';
import { dismissErrorToasts, showFormToast } from '#site/ui/toasts.ts';
import { api } from '../accounts/api.ts';
import { hasPasskeys } from '../accounts/passkeys/ask-for-passkey.ts';
import { logInByPasskey } from '../accounts/passkeys/log-in-by-passkey.ts';
import {
  $isConfirmedElsewhere,
  $isLoggedInElsewhere,
  $isUnreachable,
  $user,
  clearSession,
  clearSessionHint,
} from '../accounts/session-state.ts';
import { END_SESSION_PATH, reloadUser, startSession } from '../accounts/session.ts';
import { readLinkSource } from '../sharing/read-link-source.ts';

/** The flow's calls, with the session in the site's own cookie. */
const calls: SubscribeCalls = {
  auth: (json) => api['campaign-subscribe'].auth.$post({ json }),
  mailCode: (json) => {
    // A wrong password no longer matters.
    dismissErrorToasts();
    return api.auth['request-login-link'].$post({ json });
  },
  subscribe: (json) =>
    api['campaign-subscribe'].$post({
      json: { ...json, ...readLinkSource(new URLSearchParams(window.location.search)) },
    }),
  readOwn: (id) => api['campaign-submissions']['by-campaign'][':id'].$get({ param: { id } }),
  logOut: async () => {
    const outcome = await api.users.logout.$post();
    if (outcome.kind !== 'done') {
      clearSessionHint();
      window.location.assign(END_SESSION_PATH);
    }
    return outcome;
  },
};

/** Returns whether the page's address says that the visitor came back from the provider without paying. */
const wasCancelled = () => new URLSearchParams(window.location.search).get('payment') === 'cancelled';
type DonateFormProps = FlowData & {
  /** The person who was logged in when the page was rendered, for the form to show before the session is loaded. */
  readonly visitor?: Person | undefined;
};

/**
 * The subscribe-and-donate form of the campaign page. It renders its own card; the page shows toasts
 * (`<Page toasts>`), explains in a <noscript> that the form needs script, and mounts it as
 * `<DonateForm client:in-reach {...toFlowData(campaign, language)} />`.
 */
export function DonateForm({ visitor, ...flow }: DonateFormProps) {
  const storedUser = useStore($user, { ssr: 'initial' });
  const isUnreachable = useStore($isUnreachable, { ssr: 'initial' });
  const isConfirmedElsewhere = useStore($isConfirmedElsewhere, { ssr: 'initial' });
  const paymentCancelled = useBrowserValue(wasCancelled, false);

  useEffect(() => void startSession(), []);
  // The page was rendered for a guest, but this person may already take part.
  useEffect(
    () =>
      $isLoggedInElsewhere.listen((isLoggedIn) => {
        if (isLoggedIn) window.location.reload();
      }),
    [],
  );

  return (
    <SubscribeFlow
      {...flow}
      // If the session cannot be loaded, the visitor can still take part by e-mail.
      user={storedUser === undefined ? (isUnreachable ? null : visitor) : storedUser}
      calls={{ ...calls, logInByPasskey: hasPasskeys() ? () => logInByPasskey(flow.language) : undefined }}
      canKeepSession={() => navigator.cookieEnabled}
      isConfirmedElsewhere={isConfirmedElsewhere}
      paymentCancelled={paymentCancelled}
      onToast={showFormToast}
      onNavigate={(url) => window.location.assign(url)}
      onStored={() => void refreshMoment()}
      // The rest of the page follows, as at the deadline (campaign-timer.ts).
      onClosed={() => document.querySelector('[data-campaign]')?.setAttribute('data-campaign', 'over')}
      // Hero and bar were rendered for a person who has yet to answer.
      onStep={(_, stored) => {
        if (stored) window.location.reload();
      }}
      onSession={(loggedIn) => {
        if (loggedIn) void reloadUser();
        else clearSession();
      }}
    />
  );
}

/** What hero and bar say about the visitor's moment: the same elements, in the same order, in each state. */
const PARTS = '.campaign-hero :is(.offer, .moment, .to-form), .take-part-bar > *';

/** Replaces what hero and bar say with what the server says now. The form, which may show credentials, stays. */
async function refreshMoment(): Promise<void> {
  const response = await fetch(window.location.pathname).catch(() => undefined);
  if (!response?.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const parts = page.querySelectorAll(PARTS);
  document.querySelectorAll(PARTS).forEach((part, place) => part.replaceWith(parts[place] ?? part));
}
