import type { FlowStep } from './subscribe/flow.ts';

/** Version of the language that loader and frame speak; a message of another one is not understood. */
const VERSION = 1;

/** All that a frame may tell the page around it. A value is text, empty where there is nothing to add. */
export type FrameMessage =
  | { readonly type: 'ready' | 'close'; readonly value: '' }
  /** Pixels that the content needs. */
  | { readonly type: 'height'; readonly value: `${number}` }
  | { readonly type: 'step'; readonly value: FlowStep }
  /** The donation has come, or is on its way. */
  | { readonly type: 'subscribed'; readonly value: 'paid' | 'processing' }
  | { readonly type: 'error'; readonly value: 'refused' | 'unreachable' }
  /** Path on our own origin that leads to the provider. */
  | { readonly type: 'go'; readonly value: string };

/** Their shapes: nothing here can carry another site's address, a token of a session, an e-mail address or an answer. */
const FRAME_MESSAGE =
  /^(ready |close |height \d{1,4}|(step|subscribed|error) [a-z]+|go \/api\/embed\/go\?key=[\w.-]+)$/;

/** What a loader says, once: on which page the widget stands. */
export type LoaderMessage = { readonly type: 'start'; readonly page: string };

/** A message as it is sent. */
export function envelope<Message extends FrameMessage | LoaderMessage>(message: Message) {
  return { powerHour: VERSION, ...message };
}

/** Type and value of what a frame said; nothing for anything that is not one of its messages to the letter. */
export function parseFrameMessage(data: unknown): readonly string[] {
  const text = isEnvelope(data) ? [data.type, data.value].join(' ') : '';
  return FRAME_MESSAGE.test(text) ? text.split(' ') : [];
}

/** Longest address that is taken from a loader. A page's may be longer: nobody can be led back to it then. */
const PAGE_URL_MAX = 2000;

/** What a loader said; undefined for anything that is not its message to the letter. */
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
