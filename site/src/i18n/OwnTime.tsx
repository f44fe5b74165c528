import { useSyncExternalStore } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { formatOwnTime } from '#widget/client/own-time.ts';

const subscribeToNothing = () => () => undefined;

/** Shows a time by the visitor's own clock if it differs from Amsterdam's; blank in the server's HTML. */
export function OwnTime({ at, language }: { readonly at: string; readonly language: Language }) {
  const text = useSyncExternalStore(
    subscribeToNothing,
    () => formatOwnTime(at, language),
    () => undefined,
  );
  return (
    <small className="own-time" data-own-time={at} hidden={text === undefined}>
      {text}
    </small>
  );
}
