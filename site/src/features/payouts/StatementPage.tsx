import { formatDay, getAmountLabel } from '#api/payouts/rules.ts';
import type { Statement } from '#api/payouts/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatAmount, formatDateTime } from '#site/i18n/format.ts';
import type { PayoutTexts } from './texts.ts';
import { toWait } from './to-wait.ts';
import '#site/ui/table.css';
import './payouts.css';

/** The badge of each state of a statement, and thus of its transfer. */
export const STATE_BADGES = {
  waiting: '',
  payable: 'badge-pending',
  due: 'badge-pending',
  made: 'badge-processing',
  arrived: 'badge-paid',
} as const;

type StatementPageProps = WithTexts<Pick<PayoutTexts, 'statement' | 'obstacles'>> & {
  readonly statement: Statement;
};

/** Shows a campaign's statement to its owner, its charity and admins. */
export function StatementPage({ language, texts, statement }: StatementPageProps) {
  const { statement: t } = texts;
  const { campaign, charity } = statement;
  return (
    <>
      <h1>{fillText(t.title, { campaign: campaign.name })}</h1>
      <p className="lead">{charity === null ? t.noCharity : fillText(t.charity, { charity })}</p>
      <StatementPanel language={language} texts={texts} statement={statement} />
    </>
  );
}

/** Shows a campaign's statement: the state of its transfer, its figures, and a download link. */
export function StatementPanel({ language, texts, statement }: StatementPageProps) {
  const { statement: t, obstacles } = texts;
  const { campaign, state, frozenAt, arrivedOn, reference } = statement;
  const { changedCents, reversedCents } = statement;
  const changes = [
    { text: t.changed, cents: changedCents },
    { text: t.reversed, cents: reversedCents },
    // What was not reversed and is carried over to the next statement.
    { text: t.carried, cents: changedCents + reversedCents },
  ].filter(({ cents }) => cents !== 0);
  const wait = toWait(statement, language, obstacles);
  return (
    <div className="panel statement column">
      <p className="row statement-state">
        <span className={`badge ${STATE_BADGES[state]}`}>{t[state]}</span>
        {wait && <span>{wait}</span>}
        {arrivedOn !== null && (
          <span>
            {fillText(t.sent, { date: formatDay(arrivedOn, language), reference: reference ?? '' })}
          </span>
        )}
      </p>
      <StatementTable language={language} statement={statement} texts={t} />
      {frozenAt !== null && (
        <p className="help">{fillText(t.frozen, { date: formatDateTime(frozenAt, language) })}</p>
      )}
      {changes.length > 0 && (
        <p className="notice notice-info">
          {changes
            .map(({ text, cents }) => fillText(text, { amount: formatAmount(cents, language) }))
            .join(' ')}
        </p>
      )}
      <a
        className="button button-secondary"
        href={`/api/campaigns/${campaign.id}/statement.csv?language=${language}`}
        download
      >
        {t.csv}
      </a>
    </div>
  );
}

type StatementTableProps = WithTexts<PayoutTexts['statement']> & { readonly statement: Statement };

function StatementTable({ statement, language, texts: t }: StatementTableProps) {
  const isCharitys = statement.costsCoveredBy === 'charity';
  const { payments, pricedPayments, costsCents } = statement;
  const rows = [
    { label: t.gross, count: payments, cents: statement.grossCents },
    { label: t.refunds, count: statement.refunds, cents: -statement.refundedCents },
    { label: t.disputes, count: statement.disputes, cents: -statement.disputedCents },
    ...(isCharitys ? [{ label: t.costs, count: pricedPayments, cents: -costsCents }] : []),
    { label: t.net, cents: statement.netCents, isSum: true },
    ...(statement.carryCents !== 0 ? [{ label: t.carry, cents: statement.carryCents }] : []),
    { label: t[getAmountLabel(statement.state)], cents: statement.amountCents, isSum: true },
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
