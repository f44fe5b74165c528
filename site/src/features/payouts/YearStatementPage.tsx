import { formatDay, getLastYear, YEAR_PAYMENTS_MAX, NOT_DEDUCTIBLE } from '#api/payouts/rules.ts';
import type { YearStatement } from '#api/payouts/year-contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { LoadFailure } from '#site/ui/LoadFailure.tsx';
import { RequireUser } from '../accounts/shell/RequireUser.tsx';
import { LoadingCards } from '#site/ui/Skeleton.tsx';
import type { ShellTexts } from '../accounts/shell/texts.ts';
import { readYear } from './payout-calls.ts';
import type { PayoutTexts } from './texts.ts';
import { formatAmount } from './format-amount.ts';

type YearStatementProps = { readonly language: Language; readonly texts: PayoutTexts['year'] };

/** The page with a person's payments of the year that the address names, or of last year. */
export function YearStatementPage({
  shell,
  ...props
}: YearStatementProps & { readonly shell: ShellTexts['shell'] }) {
  return (
    <RequireUser texts={shell} waiting={<LoadingCards label={props.texts.loading} />}>
      {() => <YearView {...props} year={readNamedYear()} />}
    </RequireUser>
  );
}

/** Reads the year that the address names; last year where it names none. */
function readNamedYear(): number {
  const named = Number(new URLSearchParams(location.search).get('year'));
  return Number.isInteger(named) && named > 0 ? named : getLastYear(new Date());
}

/** The statement of one year. */
export function YearView({ language, texts: t, year }: YearStatementProps & { readonly year: number }) {
  const { resource, reload } = useResource((signal) => readYear(year, signal));
  if (resource.kind === 'loading') return <LoadingCards label={t.loading} />;
  if (resource.kind === 'ready') return <Year language={language} texts={t} statement={resource.value.doc} />;
  if (resource.failure.status !== 404 && resource.failure.status !== 400)
    return <LoadFailure text={t.loadFailed} retryLabel={t.retry} onRetry={reload} />;
  return (
    <div className="empty">
      <h1>{t.missingTitle}</h1>
      <p>{t.missing}</p>
      <a className="button" href={`/${language}/dashboard`}>
        {t.back}
      </a>
    </div>
  );
}

function Year({ language, texts: t, statement }: YearStatementProps & { readonly statement: YearStatement }) {
  const { year: number, name, payments, hasMore } = statement;
  const year = String(number);
  return (
    <>
      <h1>{fillText(t.title, { year })}</h1>
      <p className="lead">{fillText(t.lead, { name, year })}</p>
      {payments.length === 0 ? (
        <p>{fillText(t.empty, { year })}</p>
      ) : (
        <div className="panel statement">
          <YearTable statement={statement} language={language} texts={t} />
          {hasMore && <p className="help">{fillText(t.tooMany, { count: String(YEAR_PAYMENTS_MAX) })}</p>}
          <p>{NOT_DEDUCTIBLE[language]}</p>
          <div className="row payouts-actions">
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

type YearTableProps = {
  readonly statement: YearStatement;
  readonly language: Language;
  readonly texts: PayoutTexts['year'];
};

/** The payments of a year, with what went back of each. */
function YearTable({ statement, language, texts: t }: YearTableProps) {
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
