import type { SubscribeFlowProps } from '../subscribe/props.ts';

/** The texts of a payment's state, filled in by the page that serves the frame. */
export type FramePaymentTexts = Readonly<
  Record<
    | 'loading'
    | 'paidTitle'
    | 'paidText'
    | 'processingTitle'
    | 'processingText'
    | 'pendingTitle'
    | 'pendingText'
    | 'failedTitle'
    | 'failedText'
    | 'refundedTitle'
    | 'refundedText'
    | 'unknownTitle'
    | 'unknownText'
    | 'unreachableTitle'
    | 'unreachableText'
    | 'again'
    | 'lookAgain'
    | 'toDashboard',
    string
  >
>;

/** What the page hands to the script in the frame, as JSON in the HTML. */
export type FrameData = Pick<
  SubscribeFlowProps,
  'campaign' | 'question' | 'questionKey' | 'language' | 'texts' | 'links' | 'servedAt'
> & {
  /** Whether the campaign took subscriptions when the page was made; without it the page says why not. */
  readonly isOpen: boolean;
  readonly words: FramePaymentTexts;
};

/** Id of the element that holds the data, and of the one that the form grows in. */
export const DATA_ID = 'widget-data';
export const FORM_ID = 'widget-form';

/** The data of this page; undefined on a page that has none. */
export function readFrameData(): FrameData | undefined {
  const data: unknown = JSON.parse(document.getElementById(DATA_ID)?.textContent ?? 'null');
  return isFrameData(data) ? data : undefined;
}

/** Our own page wrote it, so that a look at what it is made of is enough. */
function isFrameData(data: unknown): data is FrameData {
  return data instanceof Object && 'campaign' in data && 'texts' in data && 'words' in data;
}
