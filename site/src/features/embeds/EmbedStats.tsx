import type { Embed } from '#api/embeds/contract.ts';
import type { EmbedPageTexts } from './page-texts.ts';

type EmbedStatsProps = {
  readonly counts: Embed['counts'];
  /** The product's origin, as which preview and test page are counted. */
  readonly ours: string;
  readonly texts: EmbedPageTexts;
};

/** Shows how many people came through the widget, by site. */
export function EmbedStats({ counts, ours: ownOrigin, texts }: EmbedStatsProps) {
  const sum = (key: 'all' | 'paid') => counts.reduce((total, row) => total + row[key], 0);
  return (
    <section className="panel form" aria-labelledby="embed-came">
      <h2 id="embed-came">{texts.came}</h2>
      {counts.length === 0 ? (
        <p className="embed-none">{texts.noneCame}</p>
      ) : (
        <>
          <p className="help">{texts.cameNote}</p>
          <table className="table embed-counts" aria-labelledby="embed-came">
            <thead>
              <tr>
                <th scope="col">{texts.origin}</th>
                <th scope="col" className="num">
                  {texts.all}
                </th>
                <th scope="col" className="num">
                  {texts.paid}
                </th>
              </tr>
            </thead>
            <tbody>
              {counts.map(({ origin, all, paid }) => (
                <tr key={origin}>
                  <th scope="row">{origin === ownOrigin ? texts.ours : origin.replace(/^https:\/\//, '')}</th>
                  <td className="num">{all}</td>
                  <td className="num">{paid}</td>
                </tr>
              ))}
            </tbody>
            {counts.length > 1 && (
              <tfoot>
                <tr>
                  <th scope="row">{texts.total}</th>
                  <td className="num">{sum('all')}</td>
                  <td className="num">{sum('paid')}</td>
                </tr>
              </tfoot>
            )}
          </table>
        </>
      )}
    </section>
  );
}
