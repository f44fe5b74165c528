import { formatDay } from '#api/payouts/day-rules.ts';
import type { YearStatement } from '#api/payouts/year-contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
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
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t.paidOn}</th>
            <th scope="col">{t.campaign}</th>
            <th scope="col">{t.charity}</th>
            <th scope="col" className="num">
              {t.paid}
            </th>
            <th scope="col" className="num">
              {t.refunded}
            </th>
          </tr>
        </thead>
        <tbody>
          {payments.map((payment, index) => (
            <tr key={index}>
              <td>{formatDay(payment.paidOn, language)}</td>
              <td>{payment.campaign}</td>
              <td>{payment.charity}</td>
              <td className="num">{formatAmount(payment.paidCents, language)}</td>
              <td className="num">
                {payment.refundedOn !== null &&
                  fillText(t.refundedOn, {
                    amount: formatAmount(payment.refundedCents, language),
                    date: formatDay(payment.refundedOn, language),
                  })}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="statement-sum">
            <th scope="row" colSpan={3}>
              {t.total}
            </th>
            <td className="num">{formatAmount(paidCents, language)}</td>
            <td className="num">{formatAmount(refundedCents, language)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
