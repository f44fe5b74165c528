import type { Ctx } from '../platform/context.ts';
import type { Mail } from '../platform/mail.ts';
import { listOperatorMails } from '../platform/page-mail.ts';
import { DONATION_CENTS, DONATION_CURRENCY } from '../submissions/rules.ts';
import type { checkouts } from './table.ts';

const amountFormat = new Intl.NumberFormat('nl-NL', { style: 'currency', currency: DONATION_CURRENCY });
const formatAmount = (cents: number) => amountFormat.format(cents / 100);

/** A checkout; the id of its payment is missing if only the provider knows it. */
type Payment = Pick<typeof checkouts.$inferSelect, 'id' | 'submissionId'> & {
  readonly paymentIntentId?: string | null;
};

/** Lists the mail about a partial refund made by hand at the provider; empty without an operator. */
export function listPartialRefundMails(
  ctx: Ctx,
  payment: Payment,
  message: string,
  refundedCents: number,
): readonly Mail[] {
  return listPaymentMails(ctx, payment, {
    key: `refund-partial:${message}`,
    subject: 'Een deel van een betaling is terugbetaald',
    problem: `In het dashboard van de betaalprovider is van deze betaling ${formatAmount(refundedCents)} terugbetaald. Het antwoord doet gewoon mee, en het goede doel krijgt nog steeds de hele donatie.`,
    action:
      'Moet alles terug, betaal daar dan ook de rest terug: het antwoord doet dan niet meer mee. Vul anders het saldo aan met wat er is terugbetaald.',
  });
}

/** Lists the mail about a refund that the fan's bank sent back: one per refund, none without an operator. */
export function listReturnedRefundMails(ctx: Ctx, payment: Payment, refundId: string, retryAt: Date | null) {
  return listPaymentMails(ctx, payment, {
    key: `refund-returned:${refundId}`,
    subject: 'Een terugbetaling is teruggekomen',
    problem: `De bank van de fan heeft de terugbetaling ${refundId} teruggestuurd.`,
    action: retryAt
      ? 'Over een uur betalen we vanzelf nog één keer terug: maak het bedrag nu niet zelf over. Komt het weer terug, dan mailen we je.'
      : 'Dit is de tweede keer: we betalen niets meer vanzelf terug. Neem contact op met de fan en maak het bedrag op een andere manier over.',
  });
}

/** A campaign's refunds that the provider refuses: how many wait, and the provider's reason. */
type StuckRefunds = Readonly<Record<'campaignId' | 'name' | 'reason', string>> & { readonly count: number };

/** Returns the prefix of the keys of mails about such refunds. */
export const toStuckRefundKey = ({ campaignId, reason }: Pick<StuckRefunds, 'campaignId' | 'reason'>) =>
  `refund-stuck:${campaignId}:${reason}:`;

/** Lists the mail about refused refunds of a campaign for one reason; none without an operator. */
export function listStuckRefundMails(ctx: Ctx, refunds: StuckRefunds) {
  const { campaignId, name, reason, count } = refunds;
  return listOperatorMails(ctx, {
    key: `${toStuckRefundKey(refunds)}${ctx.now.toISOString()}`,
    subject: 'Terugbetalen lukt niet',
    paragraphs: [
      `De betaalprovider weigert al minstens een uur terugbetalingen van ‘${name}’ (${reason}). Er ${count === 1 ? 'wacht er één' : `wachten ${count} terugbetalingen`}.`,
      'We blijven het proberen. Kijk in het dashboard van de betaalprovider waarom ze niet lukken (bijvoorbeeld te weinig saldo), en betaal ze daar zo nodig zelf terug.',
    ],
    action: {
      label: 'Bekijk de betalingen',
      url: `${ctx.settings.PUBLIC_ORIGIN}/nl/dashboard/admin/payments?campaign=${campaignId}`,
    },
  });
}

/** Lists the mail about a bank's inquiry into a payment: one per inquiry, none without an operator. */
export function listInquiryMails(ctx: Ctx, payment: Payment, inquiryId: string): readonly Mail[] {
  return listPaymentMails(ctx, payment, {
    key: `inquiry:${inquiryId}`,
    subject: 'Een bank vraagt naar een betaling',
    problem: `De bank van de fan vraagt wat deze betaling is (${inquiryId}). Er is geen geld teruggehaald en het antwoord doet gewoon mee.`,
    action:
      'Beantwoord de vraag in het dashboard van de betaalprovider. Zolang die openstaat, vind je de betaling in het beheer onder ‘Vraag van de bank’. Zonder antwoord kan de bank het geld alsnog terughalen.',
  });
}

function listPaymentMails(
  ctx: Ctx,
  payment: Payment,
  { key, subject, problem, action }: Readonly<Record<'key' | 'subject' | 'problem' | 'action', string>>,
): readonly Mail[] {
  const reference = [
    `Inschrijving: ${payment.submissionId}`,
    `Bedrag: ${formatAmount(DONATION_CENTS)}`,
    `Betaling: ${payment.paymentIntentId ?? payment.id}`,
  ];
  return listOperatorMails(ctx, { key, subject, paragraphs: [problem, ...reference, action] });
}
