import { html } from 'hono/html';
import { ICONS } from '../pages/icons.ts';
import { formatTotal, toLanguageTag } from '../pages/money.ts';
import { type Html, page, SHOP_NAME } from '../pages/page.ts';
import type { Payment } from '../stripe/payment.ts';
import { listPaymentOptions, type PaymentOption } from './payment-options.ts';
import { BUTTON_NAMES, getCheckoutTexts, type CheckoutTexts } from './texts.ts';

const TONES = 5;
/** Numbers that anybody can pay with, so that two people may pay with the same. */
const SHARED_ACCOUNTS = ['4242424242424242', '5555555555554444'];

/** Renders the hosted page of an open session in its language: the product, and a button for each outcome. */
export function checkoutPage(payment: Payment): Html {
  const { session, intent, offer } = payment;
  const texts = getCheckoutTexts(session);
  const error = intent?.last_payment_error;
  const isDeclined = Boolean(error);
  const problem = error?.type === 'card_error' ? texts.declined : texts.failed;
  const amount = formatTotal(session);
  return page(
    `${isDeclined ? `${problem} ` : ''}${amount} · ${SHOP_NAME}`,
    html`<main class="checkout">
      <div class="summary">
        <div class="summary-inner">
          ${session.cancel_url && backLink(fillReturnUrl(session.cancel_url, session.id), texts)}
          <p class="for">
            ${session.submit_type === 'donate' ? texts.donation : texts.payment} ${SHOP_NAME}
            <span class="money">${amount}</span>
          </p>
          ${picture(payment)}
          <div class="offer">
            <h1>${offer.name}</h1>
            ${offer.description && html`<p>${offer.description}</p>`}
          </div>
        </div>
      </div>
      <div class="panel">
        <div class="panel-inner">
          <p class="note">
            ${ICONS.flask}
            <span><strong>${texts.sandbox}</strong> ${texts.sandboxNote}</span>
          </p>
          ${isDeclined && alert(problem, error?.message ?? '', texts)}
          <h2>${texts.choose}</h2>
          <form method="post" action="/checkout/${session.id}" class="ways">
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
      </div>
    </main>`,
    toLanguageTag(session.locale),
  );
}

/** Fills in the placeholder of a return URL: https://docs.stripe.com/payments/checkout/custom-success-page */
export function fillReturnUrl(template: string, sessionId: string): string {
  return template.replaceAll('{CHECKOUT_SESSION_ID}', encodeURIComponent(sessionId));
}

function backLink(address: string, texts: CheckoutTexts): Html {
  return html`<a class="back" href="${address}">${ICONS.arrowLeft} ${texts.back} ${SHOP_NAME}</a>`;
}

function alert(problem: string, reason: string, texts: CheckoutTexts): Html {
  return html`<p class="alert" role="alert">
    ${ICONS.alert}
    <span><strong>${problem}</strong> ${texts.nothingPaid} <small lang="en">${reason}</small></span>
  </p>`;
}

// The hint is outside the button, so that it is not part of the button's name.
function optionButton({ action, hint, icon, label, style }: PaymentOption, texts: CheckoutTexts): Html {
  const hintId = `hint-${action}`;
  return html`${style === 'button-quiet' && html`<hr class="rule" />`}
    <div>
      <button class="button ${style}" name="action" value="${action}" aria-describedby="${hintId}">
        ${icon}${texts[label]}${
          texts[label] !== BUTTON_NAMES[label] &&
          html`<span class="visually-hidden" lang="en"> (${BUTTON_NAMES[label]})</span>`
        }
      </button>
      <p class="hint" id="${hintId}">${texts[hint]}</p>
    </div>`;
}

function picture({ offer }: Payment): Html {
  if (offer.image) return html`<img class="picture" src="${offer.image}" alt="" />`;
  const sum = Buffer.from(offer.name).reduce((total, byte) => total + byte, 0);
  return html`<div class="picture tone-${sum % TONES}"></div>`;
}
