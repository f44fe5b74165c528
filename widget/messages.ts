import type { FlowStep } from './subscribe/flow.ts';

/** Version of the protocol between loader and frame; messages of another version are ignored. */
const VERSION = 1;

/** Every message from a frame to the page around it. A value is a text, possibly empty. */
export type FrameMessage =
  | { readonly type: 'ready' | 'close'; readonly value: '' }
  /** Height of the content in pixels. */
  | { readonly type: 'height'; readonly value: `${number}` }
  | { readonly type: 'step'; readonly value: FlowStep }
  /** The donation has arrived, or is being processed. */
  | { readonly type: 'subscribed'; readonly value: 'paid' | 'processing' }
  | { readonly type: 'error'; readonly value: 'refused' | 'unreachable' }
  /** A path on our own origin that redirects to the provider. */
  | { readonly type: 'go'; readonly value: string };

/** The valid formats: none can carry another site's address, a session token, an e-mail address or an answer. */
const FRAME_MESSAGE =
  /^(ready |close |height \d{1,4}|(step|subscribed|error) [a-z]+|go \/api\/embed\/go\?key=[\w.-]+)$/;

/** The only message from a loader: the page that contains the widget. */
export type LoaderMessage = { readonly type: 'start'; readonly page: string };

/** Wraps a message for sending. */
export function envelope<Message extends FrameMessage | LoaderMessage>(message: Message) {
  return { powerHour: VERSION, ...message };
}

/** Returns type and value of a frame's message; an empty list for anything invalid. */
export function parseFrameMessage(data: unknown): readonly string[] {
  const text = isEnvelope(data) ? [data.type, data.value].join(' ') : '';
  return FRAME_MESSAGE.test(text) ? text.split(' ') : [];
}

/** Maximum length of a page address from a loader; visitors cannot return to a page with a longer one. */
const PAGE_URL_MAX = 2000;

/** Returns a loader's message; undefined for anything invalid. */
export function parseLoaderMessage(data: unknown): LoaderMessage | undefined {
  if (!isEnvelope(data) || data.type !== 'start' || !('page' in data)) return undefined;
  const { page } = data;
  return typeof page === 'string'
    ? { type: 'start', page: page.length > PAGE_URL_MAX ? '' : page }
    : undefined;
}

function isEnvelope(data: unknown): data is { readonly type?: unknown; readonly value?: unknown } {
  return data instanceof Object && 'powerHour' in data && data.powerHour === VERSION;
}
