import { formatDay } from '#api/payouts/rules.ts';
import type { YearStatement } from '#api/subscriptions/year-contract.ts';
import { NOT_DEDUCTIBLE, YEAR_PAYMENTS_MAX } from '#api/subscriptions/year-rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { SubmissionTexts } from '../texts.ts';
import { formatAmount } from '#site/i18n/format.ts';
import { Empty } from '#site/ui/Empty.tsx';
import '#site/ui/table.css';
import '../../payouts/payouts.css';

type YearStatementProps = WithTexts<SubmissionTexts['year']> & { readonly statement: YearStatement };

/** Shows a person's payments in a year. */
export function YearStatementPage({ statement, language, texts: t }: YearStatementProps) {
  const { year: number, name, payments, hasMore } = statement;
  const year = String(number);
  return (
    <>
      <h1>{fillText(t.title, { year })}</h1>
      <p className="lead">{fillText(t.lead, { name, year })}</p>
      {payments.length === 0 ? (
        <Empty
          text={fillText(t.empty, { year })}
          href={`/${language}/dashboard/subscribed`}
          label={t.toSubmissions}
        />
      ) : (
        <div className="panel statement column">
          <YearTable statement={statement} language={language} texts={t} />
          {hasMore && <p className="help">{fillText(t.tooMany, { count: String(YEAR_PAYMENTS_MAX) })}</p>}
          <p>{NOT_DEDUCTIBLE[language]}</p>
          <div className="row">
            <a
              className="button button-secondary"
              href={`/api/users/me/year-statement.csv?year=${year}&language=${language}`}
              download
            >
              {t.csv}
            </a>
            <button type="button" className="button button-secondary" onClick={() => window.print()}>
              {t.print}
            </button>
          </div>
        </div>
      )}
    </>
  );
}

function YearTable({ statement, language, texts: t }: YearStatementProps) {
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
