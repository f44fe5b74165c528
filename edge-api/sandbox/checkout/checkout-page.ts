import { html } from 'hono/html';
import { ICONS } from '../pages/icons.ts';
import { formatMoney, toLanguageTag } from '../pages/money.ts';
import { type Html, page } from '../pages/page.ts';
import type { Payment } from '../stripe/payment.ts';
import { SHOP_NAME } from './shop.ts';
import { listPaymentOptions, type PaymentOption } from './payment-options.ts';

const TONES = 5;

/** The hosted page of an open session: what is paid for, and a button for each outcome. */
export function checkoutPage(payment: Payment): Html {
  const { session, intent, offer } = payment;
  const declined = intent?.last_payment_error?.message;
  const amount = formatMoney(session.amount_total ?? 0, session.currency ?? 'eur', session.locale);
  return page(
    `${declined ? `${declined} ` : ''}Pay ${amount} · ${SHOP_NAME}`,
    html`<main class="checkout">
      <div class="summary">
        <div class="summary-inner">
          ${session.cancel_url && backLink(fillReturnUrl(session.cancel_url, session.id))}
          <p class="for">
            ${session.submit_type === 'donate' ? 'Donation' : 'Payment'} to ${SHOP_NAME}
            <span class="money" lang="${toLanguageTag(session.locale)}">${amount}</span>
          </p>
          <div class="offer" lang="${toLanguageTag(session.locale)}">
            ${picture(payment)}
            <div>
              <h1>${offer.name}</h1>
              ${offer.description && html`<p>${offer.description}</p>`}
            </div>
          </div>
        </div>
      </div>
      <div class="panel">
        <div class="panel-inner">
          <p class="note">
            ${ICONS.flask}
            <span
              ><strong>This is a sandbox.</strong> No money moves, and nothing about you is asked for.</span
            >
          </p>
          ${declined && alert(declined)}
          <h2>Choose how to pay</h2>
          <form method="post" action="/checkout/${session.id}" class="ways">
            <input type="hidden" name="attempt" value="${payment.attempts}" />
            ${listPaymentOptions(session).map(optionButton)}
          </form>
        </div>
      </div>
    </main>`,
  );
}

/** The shop's address, with Stripe's placeholder filled in: https://docs.stripe.com/payments/checkout/custom-success-page */
export function fillReturnUrl(template: string, sessionId: string): string {
  return template.replaceAll('{CHECKOUT_SESSION_ID}', encodeURIComponent(sessionId));
}

function backLink(address: string): Html {
  return html`<a class="back" href="${address}">${ICONS.arrowLeft} Back to ${SHOP_NAME}</a>`;
}

function alert(message: string): Html {
  return html`<p class="alert" role="alert">
    ${ICONS.alert}
    <span><strong>${message}</strong> Nothing was paid. You can try again, or pay another way.</span>
  </p>`;
}

// The hint is outside the button: a button is called exactly what it says.
function optionButton(way: PaymentOption): Html {
  const hint = `hint-${way.action}`;
  return html`${way.style === 'button-quiet' && html`<hr class="rule" />`}
    <div>
      <button class="button ${way.style}" name="action" value="${way.action}" aria-describedby="${hint}">
        ${way.icon}${way.label}
      </button>
      <p class="hint" id="${hint}">${way.hint}</p>
    </div>`;
}

function picture({ offer }: Payment): Html {
  if (offer.image) return html`<img class="picture" src="${offer.image}" alt="" />`;
  const sum = Buffer.from(offer.name).reduce((total, byte) => total + byte, 0);
  return html`<div class="picture tone-${sum % TONES}"></div>`;
}
