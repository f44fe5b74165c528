import type { SharedLink } from '../client/share-link.ts';
import type { EndingWords } from '../subscribe/EndingPanel.tsx';
import type { FlowData } from '../subscribe/props.ts';
import type { TicketStatus } from './calls.ts';

/** The texts about a payment, and whether it can be made or retried. */
type FrameMoment = EndingWords & { readonly isPayable: boolean };

/** The texts of each payment status, chosen by the page that serves the frame, and a few others. */
export type FramePaymentTexts = Readonly<
  Record<TicketStatus | 'unreachable', FrameMoment> &
    Record<ShareText | 'loading' | 'again' | 'lookAgain' | 'toDashboard', string>
>;
export type ShareText = 'shareTitle' | 'shareSheet' | 'shareWhatsApp' | 'shareCopy' | 'shareCopied';

/** The data that the page passes to the script in the frame, as JSON in the HTML. */
export type FrameData = Omit<FlowData, 'storedAnswer'> & {
  /** Whether the campaign was open when the page was rendered; if not, the page says why. */
  readonly isOpen: boolean;
  readonly subscriptionDeadline: string | null;
  /** The server's time when it rendered the page, in milliseconds: a visitor's clock may be hours off. */
  readonly servedAt: number;
  readonly words: FramePaymentTexts;
  /** Styles in the partner's colour. */
  readonly accent: Readonly<Record<string, string>>;
  /** The link for a fan who has paid to share, while others can take part. */
  readonly shared: SharedLink | undefined;
};

/** Ids of the element that holds the data, and of the form's root. */
export const DATA_ID = 'widget-data';
export const FORM_ID = 'widget-form';

/** Returns the data of this page; undefined if there is none. */
export function readFrameData(): FrameData | undefined {
  const data: unknown = JSON.parse(document.getElementById(DATA_ID)?.textContent ?? 'null');
  return isFrameData(data) ? data : undefined;
}

/** Checks no more, because the data comes from our own page. */
function isFrameData(data: unknown): data is FrameData {
  return data instanceof Object;
}
