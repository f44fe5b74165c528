import { html } from 'hono/html';
import { ICONS } from '../pages/icons.ts';
import { formatTotal, toLanguageTag } from '../pages/money.ts';
import { type Html, page, SHOP_NAME } from '../pages/page.ts';
import type { Payment } from '../stripe/payment.ts';
import { listPaymentOptions, type PaymentOption } from './payment-options.ts';

const TONES = 5;

/** Renders the hosted page of an open session: the product, and a button for each outcome. */
export function checkoutPage(payment: Payment): Html {
  const { session, intent, offer } = payment;
  const declined = intent?.last_payment_error?.message;
  const amount = formatTotal(session);
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

/** Fills in the placeholder of a return URL: https://docs.stripe.com/payments/checkout/custom-success-page */
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

// The hint is outside the button, so that it is not part of the button's name.
function optionButton({ action, hint, icon, label, style }: PaymentOption): Html {
  const hintId = `hint-${action}`;
  return html`${style === 'button-quiet' && html`<hr class="rule" />`}
    <div>
      <button class="button ${style}" name="action" value="${action}" aria-describedby="${hintId}">
        ${icon}${label}
      </button>
      <p class="hint" id="${hintId}">${hint}</p>
    </div>`;
}

function picture({ offer }: Payment): Html {
  if (offer.image) return html`<img class="picture" src="${offer.image}" alt="" />`;
  const sum = Buffer.from(offer.name).reduce((total, byte) => total + byte, 0);
  return html`<div class="picture tone-${sum % TONES}"></div>`;
}
