import type { ReactNode } from 'react';
import type { AdminPayment } from '#api/admin/payments-contract.ts';
import { formatEuros } from '#api/platform/money-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { Facts } from '#site/ui/Facts.tsx';
import { adminPath } from './AdminNav.tsx';
import { Amount, DataTable, Moment, TwoLines, type Column } from './DataTable.tsx';
import type { AdminTexts } from './texts.ts';
import { writtenIn } from '#api/platform/locale-rules.ts';

type PaymentsTableProps = WithTexts<AdminTexts['payments']> & {
  readonly payments: readonly AdminPayment[];
  readonly nothing: string;
  /** What can be done about a payment, in a column of its own. */
  readonly toActions?: (payment: AdminPayment) => ReactNode;
};

const BADGES = {
  open: '',
  processing: 'badge-processing',
  failed: 'badge-failed',
  paid: 'badge-paid',
  refunded: 'badge-refunded',
} as const;

/** Payments in a table, with every reference by which they are known. */
export function PaymentsTable({ payments, language, texts, nothing, toActions }: PaymentsTableProps) {
  return (
    <DataTable
      caption={texts.heading}
      columns={listColumns(language, texts, toActions)}
      rows={payments}
      nothing={nothing}
    />
  );
}

function listColumns(
  language: Language,
  texts: PaymentsTableProps['texts'],
  toActions: PaymentsTableProps['toActions'],
): readonly Column<AdminPayment>[] {
  const toMoment = (at: string | null) => at !== null && <Moment at={at} language={language} />;
  return [
    {
      heading: texts.campaign,
      toCell: ({ campaign: { id, name, language: written, artistName } }) => (
        <TwoLines below={artistName}>
          <a {...writtenIn(written)} href={`${adminPath('campaigns', language)}/${id}`}>
            {name}
          </a>
        </TwoLines>
      ),
    },
    { heading: texts.state, toCell: (payment) => <State payment={payment} texts={texts} /> },
    {
      heading: texts.moments,
      toCell: ({ amountCents, createdAt, paidAt, refundedAt }) => (
        <Facts
          className="references"
          facts={[
            [
              texts.amount,
              <Amount key="amount" cents={amountCents}>
                {formatEuros(amountCents, language)}
              </Amount>,
            ],
            [texts.created, toMoment(createdAt)],
            [texts.paidAt, toMoment(paidAt)],
            [texts.refundedAt, toMoment(refundedAt)],
          ]}
        />
      ),
    },
    {
      heading: texts.reference,
      toCell: ({ submissionId, id, intentId, receiptNumber, userId }) => (
        <Facts
          className="references"
          facts={[
            [texts.submission, <code key="submission">{submissionId}</code>],
            [
              texts.checkout,
              <a key="checkout" href={`${adminPath('payments', language)}/${id}`}>
                <code>{id}</code>
              </a>,
            ],
            [texts.payment, intentId && <code key="payment">{intentId}</code>],
            [texts.receipt, receiptNumber && <code key="receipt">{receiptNumber}</code>],
            [
              texts.person,
              userId !== null && (
                <a key="person" href={`${adminPath('people', language)}/${userId}`}>
                  <code>{userId}</code>
                </a>
              ),
            ],
          ]}
        />
      ),
    },
    ...(toActions ? [{ heading: texts.action, toCell: toActions }] : []),
  ];
}

function State({
  payment: { state, isRefundDue, isDisputed, isInquiry },
  texts,
}: {
  readonly payment: AdminPayment;
  readonly texts: PaymentsTableProps['texts'];
}) {
  if (isRefundDue) return <span className="badge badge-refunded">{texts.refundDue}</span>;
  if (isDisputed) return <span className="badge badge-failed">{texts.disputed}</span>;
  if (isInquiry) return <span className="badge badge-pending">{texts.inquiry}</span>;
  return <span className={`badge ${BADGES[state]}`}>{texts[state]}</span>;
}
