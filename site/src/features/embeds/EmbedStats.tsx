import type { Statistics } from '#api/statistics/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { CountTable } from '../statistics/CountTable.tsx';
import type { StatisticsTexts } from '../statistics/texts.ts';
import type { EmbedPageTexts } from './texts.ts';

type EmbedStatsProps = WithTexts<EmbedPageTexts> & {
  readonly sources: Statistics['sources'];
  /** The product's origin, as which preview and test page are counted. */
  readonly ours: string;
  readonly numbers: StatisticsTexts;
};

/** How many people came through the widget, by site: those of the campaign's numbers, which show none below five. */
export function EmbedStats({ sources, ours: ownOrigin, language, texts, numbers }: EmbedStatsProps) {
  const sites = sources.filter(({ source, origin }) => origin !== null || source === 'other-sites');
  const toName = (origin: string | null) => {
    if (origin === null) return numbers['other-sites'];
    return origin === ownOrigin ? texts.ours : origin.replace(/^https:\/\//, '');
  };
  return (
    <section className="panel form">
      {sites.length === 0 ? (
        <>
          <h2>{texts.came}</h2>
          <p className="help">{texts.noneCame}</p>
        </>
      ) : (
        <CountTable
          title={texts.came}
          note={`${texts.cameNote} ${numbers.small}`}
          heading={texts.origin}
          steps={['begun', 'paid']}
          rows={sites.map(({ origin, counts }) => ({ name: toName(origin), counts }))}
          language={language}
          texts={numbers}
        />
      )}
    </section>
  );
}
