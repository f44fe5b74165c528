import type { ReactNode } from 'react';
import type { AdminPayment } from '#api/admin/payments-contract.ts';
import { formatEuros } from '#api/platform/money-rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { Facts, type FactsProps } from '#site/ui/Facts.tsx';
import { adminPath } from './AdminNav.tsx';
import { Amount, DataTable, Moment, TwoLines, type Column } from './DataTable.tsx';
import type { AdminTexts } from './texts.ts';
import { writtenIn } from '#api/platform/locale-rules.ts';

type PaymentsTableProps = WithTexts<AdminTexts['payments']> & {
  readonly payments: readonly AdminPayment[];
  readonly nothing: string;
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

/** A table of payments: either with every reference, or with buttons and a link to each payment's page. */
export function PaymentsTable({ payments, language, texts, nothing, toActions }: PaymentsTableProps) {
  const money: Column<AdminPayment> = [
    texts.moments,
    (payment) => <Facts className="references" facts={listMoney({ payment, language, texts })} />,
  ];
  const references: Column<AdminPayment> = [
    texts.reference,
    (payment) => <Facts className="references" facts={listReferences({ payment, language, texts })} />,
  ];
  return (
    <DataTable
      caption={texts.heading}
      columns={[
        [texts.campaign, (payment) => <Campaign payment={payment} language={language} texts={texts} />],
        [texts.state, (payment) => <State payment={payment} texts={texts} />],
        money,
        toActions ? [texts.action, toActions] : references,
      ]}
      rows={payments}
      nothing={nothing}
    />
  );
}

type PaymentProps = WithTexts<AdminTexts['payments']> & { readonly payment: AdminPayment };

/** Shows one payment: its campaign, what happened to the money, and its references. */
export function PaymentFacts({ payment, language, texts }: PaymentProps) {
  const all = { payment, language, texts };
  return (
    <Facts
      className="references admin-facts"
      facts={[
        [texts.campaign, <Campaign key="campaign" {...all} />],
        [texts.state, <State key="state" payment={payment} texts={texts} />],
        ...listMoney(all),
        ...listReferences(all),
      ]}
    />
  );
}

function Campaign({ payment: { campaign }, language }: PaymentProps) {
  return (
    <TwoLines below={campaign.artistName}>
      <a {...writtenIn(campaign.language)} href={`${adminPath('campaigns', language)}/${campaign.id}`}>
        {campaign.name}
      </a>
    </TwoLines>
  );
}

function listMoney({ payment, language, texts }: PaymentProps): FactsProps['facts'] {
  const toMoment = (at: string | null) => at !== null && <Moment at={at} language={language} />;
  return [
    [
      texts.amount,
      <Amount key="amount" cents={payment.amountCents}>
        {formatEuros(payment.amountCents, language)}
      </Amount>,
    ],
    [texts.created, toMoment(payment.createdAt)],
    [texts.paid, toMoment(payment.paidAt)],
    [texts.refundedAt, toMoment(payment.refundedAt)],
  ];
}

function listReferences({ payment, language, texts }: PaymentProps): FactsProps['facts'] {
  const { submissionId, id, intentId, receiptNumber, userId } = payment;
  return [
    [texts.submission, <code key="submission">{submissionId}</code>],
    [
      texts.checkout,
      <a key="checkout" className="link" href={`${adminPath('payments', language)}/${id}`}>
        <code>{id}</code>
      </a>,
    ],
    [texts.payment, intentId && <code key="payment">{intentId}</code>],
    [texts.receipt, receiptNumber && <code key="receipt">{receiptNumber}</code>],
    [
      texts.person,
      userId !== null && (
        <a key="person" className="link" href={`${adminPath('people', language)}/${userId}`}>
          <code>{userId}</code>
        </a>
      ),
    ],
  ];
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
