import type { Statistics } from '#api/statistics/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatDayMonth } from '#site/i18n/format.ts';
import { BackLink } from '#site/ui/BackLink.tsx';
import '#site/ui/counts.css';
import { addUp, PaidLine, SourceBars } from './CountPictures.tsx';
import { Count, CountTable, STEPS } from './CountTable.tsx';
import type { StatisticsTexts } from './texts.ts';

type StatisticsViewProps = {
  readonly statistics: Statistics;
  readonly language: Language;
  readonly texts: StatisticsTexts;
};

/** A campaign's statistics: in total, by day and by source, and its answers as a file. */
export function StatisticsView({ statistics, language, texts }: StatisticsViewProps) {
  const { campaign, days } = statistics;
  return (
    <div className="statistics">
      <BackLink language={language} label={texts.back} />
      <header>
        <h1>{fillText(texts.heading, { campaign: campaign.name })}</h1>
        <p className="lead">{texts.lead}</p>
      </header>
      {days.length === 0 ? (
        <div className="empty">
          <p>{texts.none}</p>
        </div>
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

/** What was counted: in total, by source and by day. */
function Counts({ statistics: { total, days, sources }, language, texts }: StatisticsViewProps) {
  const line = addUp(days);
  const bySource = sources.map(({ source, origin, counts }) => ({
    name: toSourceName(source, origin, texts),
    counts,
  }));
  const isPartlyHidden = [total, ...days.map(({ counts }) => counts), ...bySource.map(({ counts }) => counts)]
    .flatMap((counts) => Object.values(counts))
    .some((count) => typeof count !== 'number');
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
        heading={texts.source}
        rows={bySource}
        picture={
          <SourceBars
            rows={bySource.map(({ name, counts }) => ({ name, paid: counts.paid }))}
            {...{ language, texts }}
          />
        }
        total={total}
        language={language}
        texts={texts}
      />
      <CountTable
        title={texts.byDay}
        heading={texts.day}
        picture={line && <PaidLine {...line} {...{ language, texts }} />}
        rows={days.map(({ day, counts }) => ({
          // Noon falls on the same day in every time zone we use.
          name: formatDayMonth(`${day}T12:00:00Z`, language),
          counts,
        }))}
        total={total}
        language={language}
        texts={texts}
      />
    </>
  );
}

function toSourceName(
  source: Statistics['sources'][number]['source'],
  origin: string | null,
  texts: StatisticsTexts,
): string {
  if (source !== 'widget' || origin === null) return texts[source];
  return fillText(texts.widget, { site: origin.replace(/^https?:\/\//, '') });
}
