import { useId, type ReactNode } from 'react';
import type { ShownCounts, ShownCount } from '#api/statistics/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import type { StatisticsTexts } from './texts.ts';
import '#site/ui/table.css';

/** The steps that can differ: a checkout is opened with the answer. */
export const STEPS = ['begun', 'paid'] as const;
const COLUMNS = { begun: 'begunShort', paid: 'paid' } as const;

type CountTableProps = WithTexts<StatisticsTexts> & {
  readonly title: string;
  readonly note?: string | undefined;
  /** The table's content as a picture; the table itself is then collapsed, and left out with a single row. */
  readonly picture?: ReactNode;
  readonly heading: string;
  readonly rows: readonly { readonly name: string; readonly counts: ShownCounts }[];
  readonly total?: ShownCounts;
};

/** Shows the steps to a paid answer as columns, with a total. */
export function CountTable(props: CountTableProps) {
  const { title, note, picture, heading, rows, total, language, texts } = props;
  const id = useId();
  const toCells = (counts: ShownCounts) =>
    STEPS.map((step) => (
      <td key={step} className="num">
        <Count count={counts[step]} language={language} texts={texts} />
      </td>
    ));
  const table = (
    <table className="table figures-table statistics-table" aria-labelledby={id}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {STEPS.map((step) => (
            <th key={step} scope="col" className="num">
              {texts[COLUMNS[step]]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, counts }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {toCells(counts)}
          </tr>
        ))}
      </tbody>
      {total && (
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            {toCells(total)}
          </tr>
        </tfoot>
      )}
    </table>
  );
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note !== undefined && <p className="help">{note}</p>}
      {picture}
      {picture === undefined && table}
      {picture !== undefined && rows.length > 1 && (
        <details>
          <summary>{texts.asTable}</summary>
          {table}
        </details>
      )}
    </section>
  );
}

type CountProps = WithTexts<StatisticsTexts> & { readonly count: ShownCount };

/** Shows a count, or a sign for a hidden one, with a text for screen readers. */
export function Count({ count, language, texts }: CountProps) {
  if (typeof count === 'number')
    return <>{new Intl.NumberFormat(language === 'nl' ? 'nl-NL' : 'en-GB').format(count)}</>;
  return (
    <>
      <span aria-hidden="true">{texts[count]}</span>
      <span className="visually-hidden">{count === 'few' ? texts.fewLabel : texts.hiddenLabel}</span>
    </>
  );
}
