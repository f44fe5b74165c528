import { html } from 'hono/html';
import { formatTotal } from '../pages/money.ts';
import { type Html, page, SHOP_NAME } from '../pages/page.ts';
import type { Payment } from '../stripe/payment.ts';
import { fillReturnUrl } from './checkout-page.ts';

/** Renders the page of a session that can no longer be paid: its outcome, and a link back to the shop. */
export function endedPage(payment: Payment): Html {
  const { session } = payment;
  const { title, text } = describeEnding(payment);
  const back = session.status === 'complete' ? session.success_url : session.cancel_url;
  return noticePage(
    title,
    text,
    back && html`<a class="button main" href="${fillReturnUrl(back, session.id)}">Back to ${SHOP_NAME}</a>`,
  );
}

/** Renders the page of an address without a session. */
export function missingPage(): Html {
  return noticePage(
    'No such checkout',
    'The address is wrong, or the sandbox has been reset. Go back to the shop and start again.',
  );
}

function noticePage(title: string, text: string, link: Html | string | null = null): Html {
  return page(
    `${title} · ${SHOP_NAME}`,
    html`<main class="narrow">
      <div class="card">
        <h1>${title}</h1>
        <p class="muted">${text}</p>
        ${link}
      </div>
    </main>`,
  );
}

function describeEnding({ session, intent, charge }: Payment): { title: string; text: string } {
  const amount = formatTotal(session);
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
      title: 'Your payment is under way',
      text: `${amount} has not arrived yet. You need not do anything; the shop is told when it does.`,
    };
  }
  return { title: 'The payment failed', text: `${amount} did not arrive, so nothing was paid.` };
}
