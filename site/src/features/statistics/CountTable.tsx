import { useId } from 'react';
import type { ShownCounts } from '#api/statistics/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { Count } from './Count.tsx';
import type { StatisticsTexts } from './texts.ts';

type CountTableProps = {
  readonly title: string;
  readonly heading: string;
  readonly rows: readonly { readonly name: string; readonly counts: ShownCounts }[];
  readonly total: ShownCounts;
  readonly language: Language;
  readonly texts: StatisticsTexts;
};

const STEPS = ['begun', 'checkouts', 'paid'] as const;
const COLUMNS = { begun: 'begunShort', checkouts: 'checkoutsShort', paid: 'paid' } as const;

/** The steps to a paid answer in columns, above their total. */
export function CountTable({ title, heading, rows, total, language, texts }: CountTableProps) {
  const id = useId();
  const toCells = (counts: ShownCounts) =>
    STEPS.map((step) => (
      <td key={step} className="num">
        <Count count={counts[step]} language={language} texts={texts} />
      </td>
    ));
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
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
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            {toCells(total)}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
