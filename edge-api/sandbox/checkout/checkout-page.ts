import { html } from 'hono/html';
import { formatTotal } from '../pages/money.ts';
import { type Html, page, SHOP_NAME } from '../pages/page.ts';
import { getWay, type WayName } from '../stripe/methods.ts';
import type { Payment } from '../stripe/payment.ts';
import type { Session } from '../stripe/types.ts';
import { BUTTON_NAMES, getCheckoutTexts, type CheckoutTexts } from './texts.ts';

/** Card numbers that anyone can use, so that different people may pay with the same card. */
const SHARED_ACCOUNTS = ['4242424242424242', '5555555555554444'];

type PaymentOption = readonly [
  action: WayName | 'decline',
  label: keyof CheckoutTexts,
  hint: keyof CheckoutTexts,
];

const PAYMENT_OPTIONS: readonly PaymentOption[] = [
  ['pay', 'card', 'now'],
  ['apple-pay', 'applePay', 'now'],
  ['google-pay', 'googlePay', 'now'],
  ['ideal', 'ideal', 'now'],
  ['bancontact', 'bancontact', 'now'],
  ['paypal', 'paypal', 'now'],
  ['sepa', 'sepa', 'later'],
  ['transfer', 'transfer', 'later'],
  ['decline', 'decline', 'refused'],
];

/** Lists the buttons whose method the session allows. */
export function listPaymentOptions(session: Session): readonly PaymentOption[] {
  return PAYMENT_OPTIONS.filter(([action]) =>
    session.payment_method_types.includes(getWay(action === 'decline' ? 'pay' : action).method),
  );
}

/** Renders the hosted page of an open session in its language: the product, and a button for each outcome. */
export function checkoutPage(payment: Payment): Html {
  const { session, intent, offer } = payment;
  const texts = getCheckoutTexts(session);
  const error = intent?.last_payment_error;
  const problem = error?.type === 'card_error' ? texts.declined : texts.failed;
  const amount = formatTotal(session);
  return page(
    `${error ? `${problem} ` : ''}${amount} · ${SHOP_NAME}`,
    html`<main class="narrow">
      ${session.cancel_url && backLink(fillReturnUrl(session.cancel_url, session.id), texts)}
      <p>
        ${session.submit_type === 'donate' ? texts.donation : texts.payment} ${SHOP_NAME}
        <span class="money total">${amount}</span>
      </p>
      <div class="card">
        ${offer.image && html`<img class="picture" src="${offer.image}" alt="" />`}
        <h1>${offer.name}</h1>
        ${offer.description && html`<p>${offer.description}</p>`}
      </div>
      <div class="card">
        <p class="note"><strong>${texts.sandbox}</strong> ${texts.sandboxNote}</p>
        ${
          error &&
          html`<p class="alert" role="alert">
            <strong>${problem}</strong> ${texts.nothingPaid} <small lang="en">${error.message}</small>
          </p>`
        }
        <h2>${texts.choose}</h2>
        <form method="post" action="/checkout/${session.id}">
          <input type="hidden" name="attempt" value="${payment.attempts}" />
          <label>
            ${texts.account}
            <select name="account">
              <option value="">${texts.ownAccount}</option>
              ${SHARED_ACCOUNTS.map((account) => html`<option>${account}</option>`)}
            </select>
          </label>
          <label>
            ${texts.outcome}
            <select name="outcome">
              <option value="">${texts.succeeds}</option>
              <option value="fails">${texts.fails}</option>
            </select>
          </label>
          ${listPaymentOptions(session).map((option) => optionButton(option, texts))}
        </form>
      </div>
    </main>`,
    session.locale ?? 'en',
  );
}

/** Fills in the placeholder of a return URL: https://docs.stripe.com/payments/checkout/custom-success-page */
export function fillReturnUrl(template: string, sessionId: string): string {
  return template.replaceAll('{CHECKOUT_SESSION_ID}', encodeURIComponent(sessionId));
}

function backLink(address: string, texts: CheckoutTexts): Html {
  return html`<p><a href="${address}">← ${texts.back} ${SHOP_NAME}</a></p>`;
}

// The hint is outside the button, so that it is not part of the button's name.
function optionButton([action, label, hint]: PaymentOption, texts: CheckoutTexts): Html {
  const hintId = `hint-${action}`;
  const isTranslated = texts[label] !== BUTTON_NAMES[label];
  return html`<div>
    <button
      class="button ${action === 'pay' && 'main'}"
      name="action"
      value="${action}"
      aria-describedby="${hintId}"
    >
      ${texts[label]}${isTranslated && html`<span class="visually-hidden" lang="en"> (${BUTTON_NAMES[label]})</span>`}
    </button>
    <p class="muted" id="${hintId}">${texts[hint]}</p>
  </div>`;
}
