import type { Statistics } from '#api/statistics/contract.ts';
import type { ShownCounts, ShownCount } from '#api/statistics/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatDayMonth } from '#site/i18n/format.ts';
import { Empty } from '#site/ui/Empty.tsx';
import { Count, CountTable, STEPS } from './CountTable.tsx';
import type { StatisticsTexts } from './texts.ts';
import '#site/ui/progress.css';

type StatisticsViewProps = WithTexts<StatisticsTexts> & {
  readonly statistics: Statistics;
  readonly now: Date;
};

/** A campaign's statistics: its paid answers in time, its answers by step, day and source, and as a file. */
export function StatisticsView(props: StatisticsViewProps) {
  const { statistics, language, texts } = props;
  const { campaign, total } = statistics;
  return (
    <div className="statistics column">
      <header>
        <h1>{fillText(texts.heading, { campaign: campaign.name })}</h1>
        <p className="lead">{texts.lead}</p>
      </header>
      {toNumber(total.begun) === 0 ? (
        <Empty text={texts.none} />
      ) : (
        <>
          <PaidLine {...props} />
          <Counts {...props} />
          {!campaign.winnersSelected && <p className="help">{texts.answersLater}</p>}
        </>
      )}
      {campaign.winnersSelected && (
        <section className="panel stack" aria-labelledby="answers">
          <h2 id="answers">{texts.answers}</h2>
          <p>{texts.answersReady}</p>
          <a
            className="button button-secondary button-small"
            href={`/api/campaigns/${campaign.id}/answers.csv?language=${language}`}
            download
          >
            {texts.download}
          </a>
        </section>
      )}
    </div>
  );
}

/** Fewer joined periods would draw an even growth that nobody counted. */
const LINE_PERIODS_MIN = 3;
const WIDTH = 600;
const HEIGHT = 160;

/** Returns the points of the paid answers from the opening to today, and where today is. */
function toLine({ campaign, days }: Statistics, paid: number, now: Date) {
  const [opens, today] = [Date.parse(campaign.opensAt), now.getTime()];
  const closes = campaign.closesAt === null ? today : Date.parse(campaign.closesAt);
  const toX = (at: number) => {
    const share = (Math.min(at, today, closes) - opens) / (closes - opens);
    return (Math.max(0, share) * WIDTH).toFixed(1);
  };
  let sum = 0;
  const points = days.map(({ until, counts }) => {
    sum += toNumber(counts.paid);
    return `${toX(toNoon(until).getTime())},${(HEIGHT - (sum / paid) * HEIGHT).toFixed(1)}`;
  });
  const end = toX(today);
  return { line: [`0,${HEIGHT}`, ...points, `${end},0`].join(' '), end, opens, closes };
}

/** Draws the paid answers from the opening to today, before the days that are left, if there are enough periods. */
function PaidLine({ statistics, now, language, texts }: StatisticsViewProps) {
  const { paid } = statistics.total;
  if (typeof paid !== 'number' || statistics.days.length < LINE_PERIODS_MIN) return null;
  const { line, end, opens, closes } = toLine(statistics, paid, now);
  const [from, to] = [opens, closes].map((at) => formatDayMonth(new Date(at), language));
  const label = fillText(texts.line, { count: String(paid), from: from ?? '', to: to ?? '' });
  return (
    <figure className="panel statistics-line">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} preserveAspectRatio="none">
        <polygon points={`${line} ${end},${HEIGHT}`} />
        <polyline points={line} />
        <path d={`M${end},0h0`} />
      </svg>
      <figcaption className="row row-apart help">
        <span>{from}</span>
        <span>{to}</span>
      </figcaption>
    </figure>
  );
}

/** Shows the counts by step and by source. Sources without any number are summarized in one sentence. */
function Counts({ statistics: { total, days, sources }, language, texts }: StatisticsViewProps) {
  const named = sources.map(({ source, origin, counts }) => ({
    name: toSourceName(source, origin, texts),
    counts,
  }));
  const bySource = named.filter(hasNumber);
  const fewSources = named.filter((row) => !hasNumber(row));
  const toDay = (day: string) => formatDayMonth(toNoon(day), language);
  const byDay = days
    .map(({ day, until, counts }) => ({
      name: day === until ? toDay(day) : `${toDay(day)} – ${toDay(until)}`,
      counts,
    }))
    .filter(hasNumber);
  const isPartlyHidden = [{ counts: total }, ...bySource, ...byDay].some(({ counts }) =>
    STEPS.some((step) => typeof counts[step] !== 'number'),
  );
  const names = new Intl.ListFormat(language).format(fewSources.map(({ name }) => name));
  const common = { total, language, texts };
  return (
    <>
      <div className="statistics-parts">
        <CountTable
          title={texts.steps}
          heading={texts.day}
          rows={byDay}
          picture={<Bars {...common} bars={STEPS.map((step) => [texts[step], total[step]])} />}
          {...common}
        />
        <CountTable
          title={texts.bySource}
          note={fewSources.length > 0 ? fillText(texts.fewSources, { names }) : undefined}
          heading={texts.source}
          rows={bySource}
          picture={
            bySource.length > 0 && (
              <Bars {...common} bars={bySource.map(({ name, counts }) => [name, counts.paid])} />
            )
          }
          {...common}
        />
      </div>
      {isPartlyHidden && <p className="help">{texts.small}</p>}
    </>
  );
}

const hasNumber = ({ counts }: { readonly counts: ShownCounts }) =>
  STEPS.some((step) => typeof counts[step] === 'number');

function toSourceName(
  source: Statistics['sources'][number]['source'],
  origin: string | null,
  texts: StatisticsTexts,
): string {
  if (source !== 'widget' || origin === null) return texts[source];
  return fillText(texts.widget, { site: origin.replace(/^https?:\/\//, '') });
}

const toNumber = (count: ShownCount) => (typeof count === 'number' ? count : 0);

/** Returns noon of a day, which falls on the same day in every time zone we use. */
const toNoon = (day: string) => new Date(`${day}T12:00:00Z`);

type BarsProps = WithTexts<StatisticsTexts> & {
  readonly bars: readonly (readonly [name: string, count: ShownCount])[];
};

function Bars({ bars, language, texts }: BarsProps) {
  const most = Math.max(1, ...bars.map(([, count]) => toNumber(count)));
  return (
    <ul className="statistics-bars">
      {bars.map(([name, count]) => (
        <li key={name}>
          <span>{name}</span>
          <progress className="progress" max={most} value={toNumber(count)} aria-hidden="true" />
          <span className="num">
            <Count count={count} language={language} texts={texts} />
          </span>
        </li>
      ))}
    </ul>
  );
}
