import type { Statement } from '#api/payouts/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatAmount } from './format-amount.ts';
import type { PayoutTexts } from './texts.ts';

type StatementTableProps = {
  readonly statement: Statement;
  readonly language: Language;
  readonly texts: PayoutTexts['statement'];
};

/** The figures of a statement, from what was paid to what the charity gets. */
export function StatementTable({ statement, language, texts: t }: StatementTableProps) {
  const isCharitys = statement.costsCoveredBy === 'charity';
  const isFrozen = statement.frozenAt !== null;
  const { payments, pricedPayments, costsCents } = statement;
  const rows = [
    { label: t.gross, count: payments, cents: statement.grossCents },
    { label: t.refunds, count: statement.refunds, cents: -statement.refundedCents },
    { label: t.disputes, count: statement.disputes, cents: -statement.disputedCents },
    ...(isCharitys ? [{ label: t.costsCharity, count: pricedPayments, cents: -costsCents }] : []),
    { label: t.net, cents: statement.netCents, isSum: true },
    ...(isFrozen && statement.carryCents !== 0 ? [{ label: t.carry, cents: statement.carryCents }] : []),
    { label: isFrozen ? t.amountPaid : t.amountDue, cents: statement.amountCents, isSum: true },
    ...(isCharitys ? [] : [{ label: t.costsPlatform, count: pricedPayments, cents: -costsCents }]),
  ];
  return (
    <>
      <div className="table-scroll">
        <table className="table figures-table statement-table">
          <thead>
            <tr>
              <th scope="col">{t.item}</th>
              <th scope="col">{t.count}</th>
              <th scope="col">{t.amount}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, count, cents, isSum = false }) => (
              <tr key={label} className={isSum ? 'statement-sum' : undefined}>
                <th scope="row">{label}</th>
                <td className="num">{count}</td>
                <td className="num">{formatAmount(cents, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {pricedPayments < payments && (
        <p className="help">
          {fillText(t.costsIncomplete, { priced: String(pricedPayments), payments: String(payments) })}
        </p>
      )}
    </>
  );
}
