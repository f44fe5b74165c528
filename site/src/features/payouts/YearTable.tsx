import { formatDay } from '#api/payouts/rules.ts';
import type { YearStatement } from '#api/payouts/year-contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { formatAmount } from './format-amount.ts';
import type { PayoutTexts } from './texts.ts';

type YearTableProps = {
  readonly statement: YearStatement;
  readonly language: Language;
  readonly texts: PayoutTexts['year'];
};

/** The payments of a year, with what went back of each. */
export function YearTable({ statement, language, texts: t }: YearTableProps) {
  const { payments, paidCents, refundedCents } = statement;
  return (
    <div className="table-scroll">
      <table className="table figures-table statement-table">
        <thead>
          <tr>
            <th scope="col">{t.campaign}</th>
            <th scope="col">{t.paid}</th>
            <th scope="col">{t.refunded}</th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment, index) => (
            <tr key={index}>
              <th scope="row">
                {payment.campaign}
                <small>{payment.charity}</small>
              </th>
              <td className="num">
                {formatAmount(payment.paidCents, language)}
                <small>{formatDay(payment.paidOn, language)}</small>
              </td>
              <td className="num">
                {payment.refundedOn !== null && (
                  <>
                    {formatAmount(payment.refundedCents, language)}
                    <small>{formatDay(payment.refundedOn, language)}</small>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="statement-sum">
            <th scope="row">{t.total}</th>
            <td className="num">{formatAmount(paidCents, language)}</td>
            <td className="num">{formatAmount(refundedCents, language)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
