import { ICONS } from '../pages/icons.ts';
import type { Html } from '../pages/page.ts';
import { getWay, type WayName } from '../stripe/methods.ts';
import type { Session } from '../stripe/types.ts';
import type { CheckoutTexts } from './texts.ts';

export type PaymentOption = {
  readonly action: WayName | 'decline';
  readonly label: keyof CheckoutTexts;
  readonly hint: keyof CheckoutTexts;
  readonly style: '' | 'button-main' | 'button-quiet';
  readonly icon: Html | '';
};

const PAYMENT_OPTIONS: readonly PaymentOption[] = [
  { action: 'pay', label: 'card', hint: 'now', style: 'button-main', icon: ICONS.card },
  { action: 'apple-pay', label: 'applePay', hint: 'now', style: '', icon: ICONS.wallet },
  { action: 'google-pay', label: 'googlePay', hint: 'now', style: '', icon: ICONS.wallet },
  { action: 'ideal', label: 'ideal', hint: 'now', style: '', icon: ICONS.phone },
  { action: 'bancontact', label: 'bancontact', hint: 'now', style: '', icon: ICONS.phone },
  { action: 'paypal', label: 'paypal', hint: 'now', style: '', icon: ICONS.wallet },
  { action: 'sepa', label: 'sepa', hint: 'later', style: '', icon: ICONS.bank },
  { action: 'transfer', label: 'transfer', hint: 'later', style: '', icon: ICONS.bank },
  { action: 'decline', label: 'decline', hint: 'refused', style: 'button-quiet', icon: '' },
];

/** Lists the buttons whose method the session allows. */
export function listPaymentOptions(session: Session): readonly PaymentOption[] {
  return PAYMENT_OPTIONS.filter(({ action }) => {
    const { method } = getWay(action === 'decline' ? 'pay' : action);
    return session.payment_method_types.includes(method);
  });
}
