import type { Statistics } from '#api/statistics/contract.ts';
import type { ShownCounts, ShownCount } from '#api/statistics/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatDayMonth } from '#site/i18n/format.ts';
import { Empty } from '#site/ui/Empty.tsx';
import '#site/ui/counts.css';
import { Count, CountTable, STEPS } from './CountTable.tsx';
import type { StatisticsTexts } from './texts.ts';
import type { Language } from '#api/platform/rules.ts';
import '#site/ui/progress.css';

type StatisticsViewProps = WithTexts<StatisticsTexts> & { readonly statistics: Statistics };

/** A campaign's statistics: in total, by day and by source, and its answers as a file. */
export function StatisticsView({ statistics, language, texts }: StatisticsViewProps) {
  const { campaign, days } = statistics;
  return (
    <div className="statistics">
      <header>
        <h1>{fillText(texts.heading, { campaign: campaign.name })}</h1>
        <p className="lead">{texts.lead}</p>
      </header>
      {days.length === 0 ? (
        <Empty text={texts.none} />
      ) : (
        <Counts statistics={statistics} language={language} texts={texts} />
      )}
      <section className="panel stack" aria-labelledby="answers">
        <h2 id="answers">{texts.answers}</h2>
        <p>{campaign.winnersSelected ? texts.answersReady : texts.answersLater}</p>
        {campaign.winnersSelected && (
          <a
            className="button button-secondary button-small"
            href={`/api/campaigns/${campaign.id}/answers.csv?language=${language}`}
            download
          >
            {texts.download}
          </a>
        )}
      </section>
    </div>
  );
}

/** Shows the counts: in total, by source and by day. Rows without any number are summarized in one sentence. */
function Counts({ statistics: { total, days, sources }, language, texts }: StatisticsViewProps) {
  const line = addUp(days);
  const [bySource, fewSources] = splitRows(
    sources.map(({ source, origin, counts }) => ({ name: toSourceName(source, origin, texts), counts })),
  );
  // Noon falls on the same day in every time zone we use.
  const [byDay, fewDays] = splitRows(
    days.map(({ day, counts }) => ({ name: formatDayMonth(`${day}T12:00:00Z`, language), counts })),
  );
  const isPartlyHidden = [{ counts: total }, ...bySource, ...byDay].some(({ counts }) =>
    STEPS.some((step) => typeof counts[step] !== 'number'),
  );
  const names = new Intl.ListFormat(language).format(fewSources.map(({ name }) => name));
  return (
    <>
      <dl className="counts statistics-total">
        {STEPS.map((step) => (
          <div key={step}>
            <dt>{texts[step]}</dt>
            <dd>
              <Count count={total[step]} language={language} texts={texts} />
            </dd>
          </div>
        ))}
      </dl>
      {isPartlyHidden && <p className="help">{texts.small}</p>}
      <CountTable
        title={texts.bySource}
        note={fewSources.length > 0 ? fillText(texts.fewSources, { names }) : undefined}
        heading={texts.source}
        rows={bySource}
        picture={<SourceBars rows={bySource} {...{ language, texts }} />}
        {...{ total, language, texts }}
      />
      <CountTable
        title={texts.byDay}
        note={fewDays.length > 0 ? countDays(fewDays.length, texts) : undefined}
        heading={texts.day}
        rows={byDay}
        picture={line && <PaidLine {...line} {...{ language, texts }} />}
        {...{ total, language, texts }}
      />
    </>
  );
}

type Row = { readonly name: string; readonly counts: ShownCounts };

function splitRows(rows: readonly Row[]): readonly [shown: readonly Row[], few: readonly Row[]] {
  const isShown = ({ counts }: Row) => STEPS.some((step) => typeof counts[step] === 'number');
  return [rows.filter(isShown), rows.filter((row) => !isShown(row))];
}

function countDays(count: number, texts: StatisticsTexts): string {
  return count === 1 ? texts.fewDaysOne : fillText(texts.fewDays, { count: String(count) });
}

function toSourceName(
  source: Statistics['sources'][number]['source'],
  origin: string | null,
  texts: StatisticsTexts,
): string {
  if (source !== 'widget' || origin === null) return texts[source];
  return fillText(texts.widget, { site: origin.replace(/^https?:\/\//, '') });
}

type PictureProps = { readonly language: Language; readonly texts: StatisticsTexts };

const toNumber = (count: ShownCount) => (typeof count === 'number' ? count : 0);

function SourceBars({
  rows,
  language,
  texts,
}: PictureProps & { readonly rows: readonly { readonly name: string; readonly counts: ShownCounts }[] }) {
  const most = Math.max(1, ...rows.map(({ counts }) => toNumber(counts.paid)));
  return (
    <ul className="statistics-bars">
      {rows.map(({ name, counts: { paid } }) => (
        <li key={name}>
          <span>{name}</span>
          <progress className="progress" max={most} value={toNumber(paid)} aria-hidden="true" />
          <span className="num">
            <Count count={paid} language={language} texts={texts} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const WIDTH = 600;
const HEIGHT = 160;

type Point = { readonly at: number; readonly paid: number };
type Line = { readonly points: readonly Point[]; readonly first: Point; readonly last: Point };

/** Returns the cumulative paid answers by day; undefined if there is nothing to draw. */
function addUp(days: Statistics['days']): Line | undefined {
  let paid = 0;
  const points = days
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .map(({ day, counts }) => {
      paid += toNumber(counts.paid);
      return { at: Date.parse(`${day}T12:00:00Z`), paid };
    });
  const [first, last] = [points[0], points.at(-1)];
  return first && last && first !== last && last.paid > 0 ? { points, first, last } : undefined;
}

function PaidLine({ points, first, last, language, texts }: PictureProps & Line) {
  const toX = (at: number) => ((at - first.at) / (last.at - first.at)) * WIDTH;
  const toY = (paid: number) => HEIGHT - (paid / last.paid) * HEIGHT;
  const line = points.map(({ at, paid }) => `${toX(at).toFixed(1)},${toY(paid).toFixed(1)}`).join(' ');
  const [from, to] = [first, last].map(({ at }) => formatDayMonth(new Date(at).toISOString(), language));
  const label = fillText(texts.line, { count: String(last.paid), from: from ?? '', to: to ?? '' });
  return (
    <figure className="statistics-line">
      <svg viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`} role="img" aria-label={label} preserveAspectRatio="none">
        <polygon points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} />
        <polyline points={line} />
      </svg>
      <figcaption className="row row-apart help">
        <span>{from}</span>
        <span>{to}</span>
      </figcaption>
    </figure>
  );
}
