import type { Charge, PaymentIntent, Refund, Session, StripeEvent } from './types.ts';

/** What is being paid for, as the hosted page shows it. */
type Offer = { name: string; description: string | null; image: string | null; quantity: number };

/** Everything the sandbox knows about one checkout, from creation to refund. */
export type Payment = {
  /** Where the sandbox was reached when the session was created; receipts are linked from there. */
  origin: string;
  offer: Offer;
  session: Session;
  /** Given at creation, copied to the intent once there is one. */
  intentDraft: { description: string | null; metadata: Record<string, string>; receiptEmail: string | null };
  /** Made by the first attempt to pay: a session that nobody tried to pay has none. */
  intent: PaymentIntent | null;
  charge: Charge | null;
  refunds: Refund[];
  events: StripeEvent[];
  /** Declined attempts so far; the page sends it along so that a double click declines once. */
  attempts: number;
};

/** The instant (Unix seconds) and the source of ids, handed to rules that have neither. */
export type Moment = { at: number; newId: (prefix: string) => string };
