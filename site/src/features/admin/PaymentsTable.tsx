import type { ReactNode } from 'react';
import type { AdminPayment } from '#api/admin/payments-contract.ts';
import { formatEuros } from '#api/platform/money-rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { CopyButton } from '#site/ui/CopyButton.tsx';
import { Facts, type FactsProps } from '#site/ui/Facts.tsx';
import { adminPath } from './AdminNav.tsx';
import { Amount, DataTable, Moment, TwoLines } from './DataTable.tsx';
import type { AdminTexts } from './texts.ts';
import { writtenIn } from '#api/platform/locale-rules.ts';

type PaymentsTableProps = WithTexts<AdminTexts['payments']> & {
  readonly payments: readonly AdminPayment[];
  readonly nothing?: string;
  /** Renders the buttons for a payment, in a column of their own. */
  readonly toActions?: (payment: AdminPayment) => ReactNode;
};

const BADGES = {
  open: '',
  processing: 'badge-processing',
  failed: 'badge-failed',
  paid: 'badge-paid',
  refunded: 'badge-refunded',
} as const;

/** A table of payments, which leads to their records; its last column has buttons, or references. */
export function PaymentsTable({ payments, language, texts, nothing, toActions }: PaymentsTableProps) {
  const toProps = (payment: AdminPayment) => ({ payment, language, texts });
  return (
    <DataTable
      caption={texts.heading}
      columns={[
        [texts.campaign, (payment) => <Campaign {...toProps(payment)} isRecord />],
        [texts.state, (payment) => <State payment={payment} texts={texts} />],
        [
          texts.amount,
          ({ amountCents: cents }) => <Amount cents={cents}>{formatEuros(cents, language)}</Amount>,
          'number',
        ],
        [texts.moments, (payment) => <Facts className="references" facts={listMoments(toProps(payment))} />],
        toActions ? [texts.action, toActions] : [texts.person, (payment) => <Person {...toProps(payment)} />],
      ]}
      rows={payments}
      nothing={nothing}
    />
  );
}

type PaymentProps = WithTexts<AdminTexts['payments']> & { readonly payment: AdminPayment };
type PaymentIdsProps = PaymentProps & { readonly canCopy?: true };

/** Shows one payment, below a heading with its amount: state, campaign, moments and person; its ids come last. */
export function PaymentFacts(props: PaymentProps) {
  const { payment, texts } = props;
  return (
    <>
      <Facts
        className="references admin-facts"
        facts={[
          [texts.state, <State key="state" payment={payment} texts={texts} />],
          [texts.campaign, <Campaign key="campaign" {...props} />],
          ...listMoments(props),
          [texts.person, payment.userId !== null && <Payer key="person" {...props} />],
        ]}
      />
      <PaymentIds {...props} canCopy />
    </>
  );
}

/** The name of a payment's campaign, which leads to the payment's record or the campaign's. */
function Campaign({
  payment: { id, campaign },
  language,
  isRecord = false,
}: PaymentProps & { readonly isRecord?: boolean }) {
  const path = isRecord
    ? `${adminPath('payments', language)}/${id}`
    : `${adminPath('campaigns', language)}/${campaign.id}`;
  return (
    <TwoLines below={campaign.artistName}>
      <a {...writtenIn(campaign.language)} href={path}>
        {campaign.name}
      </a>
    </TwoLines>
  );
}

function listMoments({ payment, language, texts }: PaymentProps): FactsProps['facts'] {
  const toMoment = (at: string | null) => at !== null && <Moment at={at} language={language} />;
  return [
    [texts.created, toMoment(payment.createdAt)],
    [texts.paid, toMoment(payment.paidAt)],
    [texts.refundedAt, toMoment(payment.refundedAt)],
    [texts.receipt, payment.receiptNumber],
  ];
}

/** Leads to who paid, of whom a list has no personal data; the ids show when asked for. */
function Person(props: PaymentProps) {
  return (
    <>
      <Payer {...props} />
      <details>
        <summary>{props.texts.ids}</summary>
        <PaymentIds {...props} />
      </details>
    </>
  );
}

function Payer({ payment: { userId }, language, texts }: PaymentProps) {
  if (userId === null) return texts.erased;
  return <a href={`${adminPath('people', language)}/${userId}`}>{texts.seePerson}</a>;
}

/** Shows a payment's ids, with buttons to copy them if they are not in a row of a list. */
function PaymentIds({ payment, texts, canCopy }: PaymentIdsProps) {
  const { submissionId, id, intentId, userId } = payment;
  const toId = (value: string) => (
    <span key={value} className={canCopy && 'row'}>
      <code id={canCopy && value}>{value}</code>
      {canCopy && (
        <CopyButton value={value} describedBy={value} copyLabel={texts.copy} copiedLabel={texts.copied} />
      )}
    </span>
  );
  return (
    <Facts
      className="references"
      facts={[
        [texts.person, !canCopy && (userId === null ? texts.erased : toId(userId))],
        [texts.submission, toId(submissionId)],
        [texts.checkout, toId(id)],
        [texts.payment, intentId !== null && toId(intentId)],
      ]}
    />
  );
}

function State({
  payment: { state, isRefundDue, isDisputed, isInquiry, refundedAt },
  texts,
}: {
  readonly payment: AdminPayment;
  readonly texts: AdminTexts['payments'];
}) {
  if (isRefundDue) return <span className="badge badge-refunded">{texts.refundDue}</span>;
  if (isDisputed) return <span className="badge badge-failed">{texts.disputed}</span>;
  if (isInquiry) return <span className="badge badge-pending">{texts.inquiry}</span>;
  if (state === 'refunded' && !refundedAt)
    return <span className="badge badge-failed">{texts.cameBack}</span>;
  return <span className={`badge ${BADGES[state]}`}>{texts[state]}</span>;
}
