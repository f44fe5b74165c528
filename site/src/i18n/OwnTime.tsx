import type { Language } from '#api/platform/rules.ts';
import { formatOwnTime } from '#widget/client/own-time.ts';
import { useBrowserValue } from '#widget/client/use-browser-value.ts';

/** Shows a time by the visitor's own clock if it differs from Amsterdam's; blank in the server's HTML. */
export function OwnTime({ at, language }: { readonly at: string; readonly language: Language }) {
  const text = useBrowserValue(() => formatOwnTime(at, language), undefined);
  return (
    <small className="own-time" data-own-time={at} hidden={text === undefined}>
      {text}
    </small>
  );
}
