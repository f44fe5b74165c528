import type { Overview } from '#api/admin/contract.ts';
import { COUNT_MAX, OVERVIEW_FIGURES, PAYMENT_STATES, type OverviewFigure } from '#api/admin/rules.ts';
import { STAGES } from '#api/campaigns/outcome-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatDateTime, formatDuration, formatNumber, formatDayMonth } from '#site/i18n/format.ts';
import { adminPath } from './AdminNav.tsx';
import { describeFailure } from './LogTables.tsx';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import type { AdminTexts } from './texts.ts';
import '#site/ui/table.css';
import './bar-chart.css';

type OverviewViewProps = WithTexts<AdminTexts> & { readonly overview: Overview };

/** The page on which each figure is dealt with, below the dashboard. */
const PLACES: Readonly<Record<OverviewFigure, string>> = {
  campaignsInReview: 'admin/reviews',
  charitiesPending: 'charities',
  reportsOpen: 'reports',
  objections: 'admin/accounts',
  selectionsGivenUp: 'selections',
  mailsFailed: 'admin/mails',
  paymentsDisputed: 'admin/payments?state=disputed',
  messagesUnreadable: 'admin/messages',
  messagesRefused: 'admin/messages#refused',
};

/** The admin's first page: what needs attention, the totals, and the last days. */
export function OverviewView({ overview, language, texts }: OverviewViewProps) {
  const { overview: t } = texts;
  const format = (count: number) => formatCount(count, language, t);
  const { figures, since, campaigns, payments, days } = overview;
  const work = OVERVIEW_FIGURES.filter((name) => figures[name] > 0).toSorted((a, b) =>
    (since[a] ?? '').localeCompare(since[b] ?? ''),
  );
  return (
    <div className="admin-overview">
      <Figures
        id="waiting"
        heading={t.waiting}
        figures={work.map((name) => ({
          href: `/${language}/dashboard/${PLACES[name]}`,
          count: format(figures[name]),
          label: t[name],
          since: fillText(t.since, { time: formatDayMonth(since[name] ?? '', language) }),
        }))}
        nothing={t.nothingWaits}
      />
      <Figures
        id="campaigns"
        heading={texts.nav.campaigns}
        figures={STAGES.map((stage) => ({
          href: `${adminPath('campaigns', language)}?stage=${stage}`,
          count: format(campaigns[stage]),
          label: texts.campaigns[stage],
        }))}
      />
      <Figures
        id="payments"
        heading={texts.nav.payments}
        figures={PAYMENT_STATES.map((state) => ({
          href: `${adminPath('payments', language)}?state=${state}`,
          count: format(payments[state]),
          label: texts.payments[state],
        }))}
      />
      <section aria-labelledby="last-days">
        <h2 id="last-days">{t.lastDays}</h2>
        <div className="charts">
          {(['payments', 'campaigns'] as const).map((name) => (
            <BarChart
              key={name}
              title={t[`${name}PerDay`]}
              language={language}
              texts={t}
              days={days.map(({ day, [name]: count }) => ({ day, count }))}
            />
          ))}
        </div>
      </section>
      <LastSweep sweep={overview.lastSweep} language={language} texts={texts} />
    </div>
  );
}

type FiguresProps = {
  readonly id: string;
  readonly heading: string;
  readonly figures: readonly {
    readonly href: string;
    readonly count: string;
    readonly label: string;
    readonly since?: string;
  }[];
  readonly nothing?: string;
};

function Figures({ id, heading, figures, nothing }: FiguresProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {figures.length === 0 && <p>{nothing}</p>}
      <ul className={id === 'waiting' ? 'figures figures-main' : 'figures'}>
        {figures.map(({ href, count, label, since }) => (
          <li key={href}>
            <a href={href} data-waits={since !== undefined}>
              <strong>{count}</strong> {label}
              {since !== undefined && <span>{since}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function formatCount(count: number, language: Language, texts: AdminTexts['overview']): string {
  const text = formatNumber(count, language);
  return count < COUNT_MAX ? text : fillText(texts.atLeast, { count: text });
}

type LastSweepProps = WithTexts<AdminTexts> & { readonly sweep: Overview['lastSweep'] };

function LastSweep({ sweep, language, texts: { overview: t, sweeps } }: LastSweepProps) {
  const time = sweep ? formatDateTime(sweep.startedAt, language) : '';
  const failed = sweep?.failedParts ?? [];
  const failure = describeFailure(failed, sweeps);
  const duration = sweep ? formatDuration(sweep.durationMs, language) : '';
  const text = !sweep ? sweeps.empty : failed.length === 0 ? t.sweepFine : t.sweepFailed;
  return (
    <section aria-labelledby="last-sweep">
      <h2 id="last-sweep">{t.lastSweep}</h2>
      <p>
        <a className="link" href={adminPath('sweeps', language)}>
          {fillText(text, { time, failure, duration })}
        </a>
      </p>
    </section>
  );
}

type BarChartProps = WithTexts<AdminTexts['overview']> & {
  readonly title: string;
  /** Calendar days, `YYYY-MM-DD`, oldest first. */
  readonly days: readonly { readonly day: string; readonly count: number }[];
};

const HEIGHT = 120;
const BAR = 10;
const GAP = 4;
/** The lowest bar height that is visible. */
const BAR_MIN = 3;

/** A bar chart of a number by day, with the same numbers as a table. */
function BarChart({ title, days, language, texts }: BarChartProps) {
  const most = Math.max(0, ...days.map(({ count }) => count));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const width = days.length * (BAR + GAP) - GAP;
  const summary = fillText(texts.chartSummary, { total: String(total), most: String(most) });
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  // Noon falls on the same day in every time zone we use.
  const toLabel = (day: string | undefined) =>
    day === undefined ? '' : formatDayMonth(`${day}T12:00:00Z`, language);
  return (
    <figure className="panel chart">
      <figcaption>
        <h3>{title}</h3>
        <p>{summary}</p>
      </figcaption>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${title}: ${summary}`}
      >
        <line x1="0" x2={width} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
        {days.map(({ day, count }, at) => {
          const height = count === 0 ? 0 : Math.max(BAR_MIN, (count / most) * (HEIGHT - 4));
          return (
            <rect key={day} x={at * (BAR + GAP)} y={HEIGHT - height} width={BAR} height={height} rx="2">
              <title>{`${toLabel(day)}: ${count}`}</title>
            </rect>
          );
        })}
      </svg>
      <p className="chart-ends" aria-hidden="true">
        <span>{toLabel(first)}</span>
        <span>{toLabel(last)}</span>
      </p>
      <details>
        <summary>{texts.asTable}</summary>
        <table className="table">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col" className="num">
                {texts.count}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{toLabel(day)}</th>
                <td className="num">{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
