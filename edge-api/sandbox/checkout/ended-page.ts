import { html } from 'hono/html';
import { formatMoney } from '../pages/money.ts';
import { type Html, page } from '../pages/page.ts';
import type { Payment } from '../stripe/payment.ts';
import { fillReturnUrl } from './checkout-page.ts';
import { SHOP_NAME } from './shop.ts';

/** The page of a session that can no longer be paid: what became of it, and the way back. */
export function endedPage(payment: Payment): Html {
  const { session } = payment;
  const { title, text } = describeEnding(payment);
  const back = session.status === 'complete' ? session.success_url : session.cancel_url;
  return page(
    `${title} · ${SHOP_NAME}`,
    html`<main class="sheet sheet-narrow">
      <div class="card">
        <h1>${title}</h1>
        <p class="lead">${text}</p>
        ${back && html`<a class="button button-main" href="${fillReturnUrl(back, session.id)}">Back to ${SHOP_NAME}</a>`}
      </div>
    </main>`,
  );
}

/** For an address that belongs to no session. */
export function missingPage(): Html {
  return page(
    `No such checkout · ${SHOP_NAME}`,
    html`<main class="sheet sheet-narrow">
      <div class="card">
        <h1>No such checkout</h1>
        <p class="lead">
          The address is wrong, or the sandbox has been reset. Go back to the shop and start again.
        </p>
      </div>
    </main>`,
  );
}

function describeEnding({ session, intent, charge }: Payment): { title: string; text: string } {
  const amount = formatMoney(session.amount_total ?? 0, session.currency ?? 'eur', session.locale);
  if (session.status === 'expired') {
    return {
      title: 'This checkout has expired',
      text: 'Nothing was paid. You can start again from the shop.',
    };
  }
  if (charge?.refunded) {
    return { title: 'This payment was refunded', text: `${amount} was paid and given back in full.` };
  }
  if (session.payment_status === 'paid') {
    return {
      title: 'This payment is complete',
      text: `${amount} has been paid. There is nothing left to do here.`,
    };
  }
  if (intent?.status === 'processing') {
    return {
      title: 'Your bank transfer is under way',
      text: `${amount} has not arrived yet. You need not do anything; the shop is told when it does.`,
    };
  }
  return { title: 'The bank transfer failed', text: `${amount} did not arrive, so nothing was paid.` };
}
