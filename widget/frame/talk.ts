import { ours, readFromLoader, type FrameMessage } from '../messages.ts';

/** The page around the frame, as far as it is known: its origin comes from the browser, its address from the loader. */
export type Host = { readonly origin: string; readonly page: string | undefined };

export type Talk = {
  /** Undefined until a loader has spoken, and for good where there is none. */
  readonly host: () => Host | undefined;
  readonly say: (message: FrameMessage) => void;
};

/**
 * Waits for the loader's channel, and says there that it is ready, then what it is told to, also what came before.
 * Only the first message of the page right around this frame counts, if it is one of ours to the letter and brings a
 * channel.
 */
export function talkWithLoader(onHost: () => void): Talk {
  let host: Host | undefined;
  let port: MessagePort | undefined;
  const waiting: FrameMessage[] = [];

  function listen(event: MessageEvent): void {
    const start = event.source === window.parent ? readFromLoader(event.data) : undefined;
    const [channel] = event.ports;
    if (!start || !channel || window.parent === window || !isAround(event.origin)) return;
    window.removeEventListener('message', listen);
    const page = URL.canParse(start.page) ? new URL(start.page) : undefined;
    host = {
      origin: event.origin,
      page: page?.origin === event.origin ? page.href : undefined,
    };
    port = channel;
    port.postMessage(ours({ type: 'ready', value: '' }));
    for (const message of waiting.splice(0)) port.postMessage(ours(message));
    onHost();
  }

  window.addEventListener('message', listen);
  return {
    host: () => host,
    say: (message) => {
      if (port) port.postMessage(ours(message));
      else waiting.push(message);
    },
  };
}

/** Whether an origin is that of the page right around this frame, where the browser tells (Firefox does not). */
function isAround(origin: string): boolean {
  const around = 'ancestorOrigins' in window.location ? window.location.ancestorOrigins[0] : undefined;
  return around === undefined || around === origin;
}
