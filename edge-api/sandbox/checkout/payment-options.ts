import { ICONS } from '../pages/icons.ts';
import type { Html } from '../pages/page.ts';
import type { Method, Session } from '../stripe/types.ts';
import type { Action } from '../stripe/checkout-session.ts';
import type { CheckoutTexts } from './texts.ts';

export type PaymentOption = {
  action: Extract<Action, 'pay' | 'ideal' | 'paypal' | 'transfer' | 'decline'>;
  method: Method;
  label: keyof CheckoutTexts;
  hint: keyof CheckoutTexts;
  style: '' | 'button-main' | 'button-quiet';
  icon: Html | '';
};

const PAYMENT_OPTIONS: PaymentOption[] = [
  { action: 'pay', method: 'card', label: 'card', hint: 'now', style: 'button-main', icon: ICONS.card },
  { action: 'ideal', method: 'ideal', label: 'ideal', hint: 'now', style: '', icon: ICONS.phone },
  { action: 'paypal', method: 'paypal', label: 'paypal', hint: 'now', style: '', icon: ICONS.wallet },
  {
    action: 'transfer',
    method: 'customer_balance',
    label: 'transfer',
    hint: 'later',
    style: '',
    icon: ICONS.bank,
  },
  { action: 'decline', method: 'card', label: 'decline', hint: 'refused', style: 'button-quiet', icon: '' },
];

/** Lists the buttons whose method the session allows. */
export function listPaymentOptions(session: Session): PaymentOption[] {
  return PAYMENT_OPTIONS.filter(({ method }) => session.payment_method_types.includes(method));
}
