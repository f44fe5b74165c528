import type { WayName } from './methods.ts';
import type {
  BalanceTransaction,
  Charge,
  Dispute,
  PaymentIntent,
  Refund,
  Session,
  StripeEvent,
} from './types.ts';

/** Everything the sandbox knows about one checkout, from creation to refund. */
export type Payment = {
  /** The sandbox's origin when the session was created; receipt links use it. */
  origin: string;
  offer: { name: string; description: string | null; image: string | null };
  session: Session;
  /** Passed at creation and copied to the intent when it is created. */
  intentDraft: { metadata: Record<string, string>; descriptorSuffix?: string };
  /** The number of the card or account that it is paid with; the payer's own if none was chosen. */
  account?: string | undefined;
  /** The way to pay that was chosen last. */
  way?: WayName;
  /** Created by the first attempt to pay. */
  intent: PaymentIntent | null;
  charge: Charge | null;
  /** The charge’s movement on the account; null while there is no charge. */
  transaction?: BalanceTransaction | null;
  refunds: Refund[];
  /** Absent until there is one. */
  dispute?: Dispute;
  events: StripeEvent[];
  /** Declined attempts so far; the page sends the count along so that a double click declines once. */
  attempts: number;
};

/** The current time in Unix seconds and the source of ids, for functions that read neither themselves. */
export type Moment = { at: number; newId: (prefix: string) => string };
