import { envelope, parseLoaderMessage, type FrameMessage } from '../messages.ts';

/** The page around the frame, as far as it is known: its origin comes from the browser, its address from the loader. */
export type Host = { readonly origin: string; readonly page: string | undefined };

export type LoaderChannel = {
  /** Undefined until a loader has spoken, and for good where there is none. */
  readonly host: () => Host | undefined;
  readonly send: (message: FrameMessage) => void;
};

/**
 * Waits for the loader's channel, and says there that it is ready, then what it is told to, also what came before.
 * Only the first message of the page right around this frame counts, if it is one of ours to the letter and brings a
 * channel.
 */
export function connectToLoader(onHost: () => void): LoaderChannel {
  let host: Host | undefined;
  let port: MessagePort | undefined;
  const queued: FrameMessage[] = [];

  function listen(event: MessageEvent): void {
    const start = event.source === window.parent ? parseLoaderMessage(event.data) : undefined;
    const [channel] = event.ports;
    if (!start || !channel || window.parent === window || !isParentOrigin(event.origin)) return;
    window.removeEventListener('message', listen);
    const page = URL.canParse(start.page) ? new URL(start.page) : undefined;
    host = {
      origin: event.origin,
      page: page?.origin === event.origin ? page.href : undefined,
    };
    port = channel;
    port.postMessage(envelope({ type: 'ready', value: '' }));
    for (const message of queued.splice(0)) port.postMessage(envelope(message));
    onHost();
  }

  window.addEventListener('message', listen);
  return {
    host: () => host,
    send: (message) => {
      if (port) port.postMessage(envelope(message));
      else queued.push(message);
    },
  };
}

/** Whether an origin is that of the page right around this frame, where the browser tells (Firefox does not). */
function isParentOrigin(origin: string): boolean {
  const around = 'ancestorOrigins' in window.location ? window.location.ancestorOrigins[0] : undefined;
  return around === undefined || around === origin;
}
