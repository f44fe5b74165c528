import type { Statistics } from '#api/statistics/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { Count } from '../statistics/Count.tsx';
import type { StatisticsTexts } from '../statistics/texts.ts';
import type { EmbedPageTexts } from './page-texts.ts';

type EmbedStatsProps = {
  readonly sources: Statistics['sources'];
  /** The product's origin, as which preview and test page are counted. */
  readonly ours: string;
  readonly language: Language;
  readonly texts: EmbedPageTexts;
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
    <section className="panel form" aria-labelledby="embed-came">
      <h2 id="embed-came">{texts.came}</h2>
      {sites.length === 0 ? (
        <p className="embed-none">{texts.noneCame}</p>
      ) : (
        <>
          <p className="help">
            {texts.cameNote} {numbers.small}
          </p>
          <table className="table embed-counts" aria-labelledby="embed-came">
            <thead>
              <tr>
                <th scope="col">{texts.origin}</th>
                <th scope="col" className="num">
                  {numbers.begunShort}
                </th>
                <th scope="col" className="num">
                  {numbers.paid}
                </th>
              </tr>
            </thead>
            <tbody>
              {sites.map(({ origin, counts }) => (
                <tr key={origin}>
                  <th scope="row">{toName(origin)}</th>
                  <td className="num">
                    <Count count={counts.begun} language={language} texts={numbers} />
                  </td>
                  <td className="num">
                    <Count count={counts.paid} language={language} texts={numbers} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
