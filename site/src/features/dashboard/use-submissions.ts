import { useEffect, useRef, useState } from 'react';
import type { Submission } from '#api/subscriptions/contract.ts';
import { api } from '../accounts/api.ts';
import { callEndpoint } from '../accounts/call-endpoint.ts';
import { verifyPayments } from '../subscriptions/payment-calls.ts';
import { reuseUnchanged, watchSubmissions } from './watch-submissions.ts';

/** The fan's submissions: undefined while they load, null when they could not be loaded. */
export function useSubmissions(): {
  readonly submissions: readonly Submission[] | null | undefined;
  readonly reload: () => void;
  /** Reads again, and leaves what is shown in its place meanwhile. */
  readonly refresh: () => void;
} {
  const [submissions, setSubmissions] = useState<readonly Submission[] | null>();
  const watch = useRef<ReturnType<typeof watchSubmissions>>(null);

  useEffect(() => {
    const watcher = watchSubmissions({
      read: readSubmissions,
      verify: verifyPayments,
      show: (list) => setSubmissions((now) => (list ? reuseUnchanged(now ?? undefined, list) : null)),
    });
    watch.current = watcher;
    return () => watcher.stop();
  }, []);

  const refresh = () => void watch.current?.refresh();
  function reload(): void {
    setSubmissions(undefined);
    refresh();
  }
  return { submissions, reload, refresh };
}

async function readSubmissions(): Promise<readonly Submission[] | undefined> {
  const outcome = await callEndpoint(() =>
    api.api['campaign-submissions']['user-submissions'].$get({ query: {} }, { init: { cache: 'no-store' } }),
  );
  if (outcome.kind === 'done') return outcome.value.submissions;
  console.warn('Submissions could not be read', outcome);
  return undefined;
}
