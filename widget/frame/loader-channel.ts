import { envelope, parseLoaderMessage, type FrameMessage } from '../messages.ts';

/** The page around the frame: its origin comes from the browser, its address from the loader. */
export type Host = { readonly origin: string; readonly page: string | undefined };

export type LoaderChannel = {
  /** Returns undefined until a loader has sent its message, and always where there is none. */
  readonly host: () => Host | undefined;
  readonly send: (message: FrameMessage) => void;
};

/**
 * Waits for the loader's channel, and sends there that the frame is ready, then every queued and later message. Accepts
 * only the first valid message with a channel from the parent page.
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

/** Returns whether an origin is that of the parent page; always true where the browser hides it (Firefox). */
function isParentOrigin(origin: string): boolean {
  const around = 'ancestorOrigins' in window.location ? window.location.ancestorOrigins[0] : undefined;
  return around === undefined || around === origin;
}
