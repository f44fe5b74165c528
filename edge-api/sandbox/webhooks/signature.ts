import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header for a body sent at `at` (Unix seconds): https://docs.stripe.com/webhooks#verify-manually */
export function signPayload(body: string, secret: string, at: number): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}
