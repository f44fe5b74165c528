import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Failure, Outcome } from './outcome.ts';

export type Resource<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'ready'; readonly value: T };

export type ResourceOptions<T> = {
  /** The value rendered by the server, in which case nothing is loaded at first. */
  readonly first?: T | undefined;
  readonly everyMs?: number;
  readonly isDue?: (resource: Resource<T>) => boolean;
  readonly maxPolls?: number;
};

type Live<T> = {
  readonly resource: Resource<T>;
  readonly isExhausted: boolean;
  readonly refresh: () => Promise<Outcome<T> | undefined>;
  readonly reload: () => void;
  readonly update: (change: (value: T) => T) => void;
};

/**
 * Loads a resource when the component mounts, and polls it while that is due and the page is visible. `reload` starts
 * over, including the polling; `refresh` only loads again, and returns undefined if a newer call replaced it; `update`
 * changes the value without a call, unless one is pending. With `first` there is always a value; if it is gone for this
 * person, the page is reloaded.
 */
export function useResource<T>(
  load: (signal: AbortSignal) => Promise<Outcome<T>>,
  options: ResourceOptions<T> & { readonly first: T },
): Live<T> & { readonly value: T };
export function useResource<T>(
  load: (signal: AbortSignal) => Promise<Outcome<T>>,
  options?: ResourceOptions<T>,
): Live<T>;
export function useResource<T>(
  load: (signal: AbortSignal) => Promise<Outcome<T>>,
  { first, everyMs = 0, isDue = () => false, maxPolls = Infinity }: ResourceOptions<T> = {},
): Live<T> & { readonly value: T | undefined } {
  const isFilled = first !== undefined;
  const [resource, setResource] = useState<Resource<T>>(
    isFilled ? { kind: 'ready', value: first } : { kind: 'loading' },
  );
  const [polls, setPolls] = useState(0);
  const request = useRef<AbortController>(undefined);
  const latestLoad = useLatest(load);

  const refresh = useCallback(async (): Promise<Outcome<T> | undefined> => {
    request.current?.abort();
    const current = (request.current = new AbortController());
    const outcome = await latestLoad.current(current.signal);
    if (current.signal.aborted) return undefined;
    request.current = undefined;
    if (!isFilled || outcome.kind === 'done') setResource((before) => toResource(before, outcome));
    else if ([403, 404].includes(outcome.status)) location.reload();
    return outcome;
  }, [latestLoad, isFilled]);

  useEffect(() => {
    if (!isFilled) void refresh();
    return () => request.current?.abort();
  }, [refresh, isFilled]);

  const isPolling = isDue(resource) && polls < maxPolls;
  usePolling(isPolling, everyMs, () => {
    if (request.current) return;
    setPolls((count) => count + 1);
    void refresh();
  });

  return {
    resource,
    value: resource.kind === 'ready' ? resource.value : first,
    isExhausted: isDue(resource) && !isPolling,
    refresh,
    reload: (): void => {
      setResource((now) => (now.kind === 'ready' ? now : { kind: 'loading' }));
      setPolls(0);
      void refresh();
    },
    update: (change: (value: T) => T): void => {
      setResource((now) => (now.kind === 'ready' ? { ...now, value: change(now.value) } : now));
      // The pending response was read before the change.
      if (request.current) void refresh();
    },
  };
}

/** Calls `poll` at intervals while the page is visible, and at once when it becomes visible again. */
function usePolling(isPolling: boolean, everyMs: number, poll: () => void): void {
  const pollIfSeen = useEffectEvent(() => {
    if (!document.hidden) poll();
  });
  useEffect(() => {
    if (!isPolling) return;
    const run = () => pollIfSeen();
    const timer = setInterval(run, everyMs);
    document.addEventListener('visibilitychange', run);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', run);
    };
  }, [isPolling, everyMs]);
}

/** Keeps a value through failures that do not invalidate it, such as a lost connection or a server error. */
function toResource<T>(before: Resource<T>, outcome: Outcome<T>): Resource<T> {
  if (outcome.kind === 'done') return { kind: 'ready', value: outcome.value };
  const isGone = [401, 403, 404].includes(outcome.status);
  return before.kind === 'ready' && !isGone ? before : { kind: 'failed', failure: outcome };
}

/** Returns a ref with the value of the latest render, for effects and late responses. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
