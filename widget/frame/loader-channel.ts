import { envelope, parseLoaderMessage, type FrameMessage } from '../messages.ts';

/** The page around the frame: its origin as given by the browser, and its address as given by the loader. */
export type Host = { readonly origin: string; readonly page: string | undefined };

export type LoaderChannel = {
  /** Returns undefined until a loader has sent its message. */
  readonly host: () => Host | undefined;
  readonly send: (message: FrameMessage) => void;
};

/**
 * Waits for the loader's channel, and reports on it that the frame is ready, followed by every queued and later
 * message. Accepts only the first valid message with a channel from the parent page.
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
    host = { origin: event.origin, page: page?.origin === event.origin ? page.href : undefined };
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

/** Returns whether an origin is the parent page's; always true if the browser does not reveal that (Firefox). */
function isParentOrigin(origin: string): boolean {
  const around = 'ancestorOrigins' in window.location ? window.location.ancestorOrigins[0] : undefined;
  return around === undefined || around === origin;
}
