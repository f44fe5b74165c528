import { html } from 'hono/html';
import { formatMoney } from '../pages/money.ts';
import { type Html, page, SHOP_NAME } from '../pages/page.ts';
import type { Payment } from '../stripe/payment.ts';
import type { Charge } from '../stripe/types.ts';

const METHOD_NAMES: Record<string, string> = {
  card: 'Visa •••• 4242',
  ideal: 'iDEAL | Wero',
  bancontact: 'Bancontact',
  sepa_debit: 'SEPA direct debit',
  paypal: 'PayPal',
  customer_balance: 'Bank transfer',
};

/** Renders the receipt behind a charge's `receipt_url`. */
export function receiptPage({ offer, session }: Payment, charge: Charge): Html {
  const money = (amount: number) => formatMoney(amount, charge.currency, session.locale);
  const paidOn = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });
  return page(
    `Receipt of ${money(charge.amount)} · ${SHOP_NAME}`,
    html`<main class="narrow">
      <div class="card">
        <p class="note">${charge.refunded ? 'Refunded' : 'Paid'}</p>
        <h1>Receipt from ${SHOP_NAME}</h1>
        <p class="muted">Receipt number ${charge.receipt_number}</p>
        <dl>
          <dt>For</dt>
          <dd>${offer.name}</dd>
          <dt>Date paid</dt>
          <dd>${paidOn.format(charge.created * 1000)}</dd>
          <dt>Payment method</dt>
          <dd>${METHOD_NAMES[charge.payment_method_details?.type ?? ''] ?? 'Other'}</dd>
          ${
            charge.amount_refunded > 0 &&
            html`<dt>Refunded</dt>
              <dd class="money">−${money(charge.amount_refunded)}</dd>`
          }
          <dt>Amount paid</dt>
          <dd class="money total">${money(charge.amount)}</dd>
        </dl>
      </div>
      <p class="muted">This is a sandbox: no money moved, and this receipt proves nothing.</p>
    </main>`,
  );
}
