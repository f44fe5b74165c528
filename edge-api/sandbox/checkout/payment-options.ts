import { ICONS } from '../pages/icons.ts';
import type { Html } from '../pages/page.ts';
import type { Method } from '../stripe/methods.ts';
import type { Action } from '../stripe/checkout-session.ts';
import type { Session } from '../stripe/types.ts';

export type PaymentOption = {
  action: Extract<Action, 'pay' | 'ideal' | 'transfer' | 'decline'>;
  method: Method;
  label: string;
  hint: string;
  style: '' | 'button-main' | 'button-quiet';
  icon: Html | '';
};

const PAYMENT_OPTIONS: PaymentOption[] = [
  {
    action: 'pay',
    method: 'card',
    label: 'Pay with card',
    hint: 'The payment succeeds straight away.',
    style: 'button-main',
    icon: ICONS.card,
  },
  {
    action: 'ideal',
    method: 'ideal',
    label: 'Pay with iDEAL | Wero',
    hint: 'The payment succeeds straight away, as if approved in a banking app.',
    style: '',
    icon: ICONS.phone,
  },
  {
    action: 'transfer',
    method: 'customer_balance',
    label: 'Pay by bank transfer',
    hint: 'The payment stays pending; you decide later whether it arrives or fails.',
    style: '',
    icon: ICONS.bank,
  },
  {
    action: 'decline',
    method: 'card',
    label: 'Decline',
    hint: 'The payment fails, as with a card the bank refuses.',
    style: 'button-quiet',
    icon: '',
  },
];

/** Lists the buttons whose method the session allows. */
export function listPaymentOptions(session: Session): PaymentOption[] {
  return PAYMENT_OPTIONS.filter(({ method }) => session.payment_method_types.includes(method));
}
