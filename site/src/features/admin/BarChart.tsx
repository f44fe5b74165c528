import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { formatDayMonth } from '#site/i18n/format.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { AdminTexts } from './texts.ts';
import './bar-chart.css';

type BarChartProps = WithTexts<AdminTexts['overview']> & {
  readonly title: string;
  /** Days of the calendar, `YYYY-MM-DD`, the oldest first. */
  readonly days: readonly { readonly day: string; readonly count: number }[];
};

const HEIGHT = 120;
const BAR = 10;
const GAP = 4;
/** The lowest bar that is seen. */
const BAR_MIN = 3;

/** Bars of a number by day, with the same numbers as a table. */
export function BarChart({ title, days, language, texts }: BarChartProps) {
  const most = Math.max(0, ...days.map(({ count }) => count));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const width = days.length * (BAR + GAP) - GAP;
  const summary = fillText(texts.chartSummary, { total: String(total), most: String(most) });
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  // Noon falls on the same day in every time zone we use.
  const toLabel = (day: string | undefined) =>
    day === undefined ? '' : formatDayMonth(`${day}T12:00:00Z`, language);
  return (
    <figure className="chart">
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
        <table className="chart-table">
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{texts.count}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{toLabel(day)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
