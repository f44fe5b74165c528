import type { ReactNode } from 'react';
import type { AdminPayment, AdminPaymentsPage } from '#api/admin/contract.ts';
import { formatEuros } from '#api/platform/money-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { DataTable, Moment, type Column } from './DataTable.tsx';
import type { AdminTexts } from './texts.ts';

type PaymentsTableProps = {
  readonly page: AdminPaymentsPage;
  readonly language: Language;
  readonly texts: AdminTexts['payments'];
  readonly nothing: string;
};

const BADGES = {
  open: '',
  processing: 'badge-processing',
  failed: 'badge-failed',
  paid: 'badge-paid',
  refunded: 'badge-refunded',
} as const;

/** Payments in a table, with every reference by which they are known. */
export function PaymentsTable({ page, language, texts, nothing }: PaymentsTableProps) {
  return (
    <DataTable
      caption={texts.heading}
      columns={listColumns(language, texts)}
      rows={page.docs}
      nothing={nothing}
    />
  );
}

function listColumns(
  language: Language,
  texts: PaymentsTableProps['texts'],
): readonly Column<AdminPayment>[] {
  const toMoment = (at: string | null) => at !== null && <Moment at={at} language={language} />;
  return [
    {
      heading: texts.reference,
      toCell: ({ submissionId, id, intentId, receiptNumber }) => (
        <Details
          entries={[
            [texts.submission, <code key="submission">{submissionId}</code>],
            [texts.checkout, <code key="checkout">{id}</code>],
            [texts.payment, intentId && <code key="payment">{intentId}</code>],
            [texts.receipt, receiptNumber && <code key="receipt">{receiptNumber}</code>],
          ]}
        />
      ),
    },
    { heading: texts.state, toCell: (payment) => <State payment={payment} texts={texts} /> },
    {
      heading: texts.campaign,
      toCell: ({ campaign: { slug, name, artistName } }) => (
        <>
          <a href={`/${language}/campaigns/${slug}`}>{name}</a>
          <small>{artistName}</small>
        </>
      ),
    },
    {
      heading: texts.amount,
      isNumber: true,
      toCell: ({ amountCents }) => formatEuros(amountCents, language),
    },
    {
      heading: texts.moments,
      toCell: ({ createdAt, paidAt, refundedAt }) => (
        <Details
          entries={[
            [texts.created, toMoment(createdAt)],
            [texts.paidAt, toMoment(paidAt)],
            [texts.refundedAt, toMoment(refundedAt)],
          ]}
        />
      ),
    },
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

/** What is known under each name; nothing for what is not. */
function Details({ entries }: { readonly entries: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="references">
      {entries.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
