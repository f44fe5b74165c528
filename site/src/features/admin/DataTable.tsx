import { useEffect, type ReactNode } from 'react';
import { toEuros } from '#api/platform/csv-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { formatTableTime } from '#site/i18n/format.ts';
import { Empty } from '#site/ui/Empty.tsx';
import { focusHeading } from '#site/ui/focus-heading.ts';
import { type Keyed, toKey } from '#widget/client/use-pages.ts';
import './data-table.css';

/** A column; 'number' right-aligns it, so that numbers and amounts are easier to compare. */
export type Column<Row> = readonly [heading: string, toCell: (row: Row) => ReactNode, look?: 'number'];

type DataTableProps<Row> = {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Shown instead of a table without rows. */
  readonly nothing?: string | undefined;
};

const hasContent = (cell: ReactNode) => cell !== false && cell !== null && cell !== undefined && cell !== '';

/**
 * A table with row headers in the first column, without the columns that are empty in every row; on a narrow screen
 * each row becomes a list of its columns.
 */
export function DataTable<Row extends Keyed>(props: DataTableProps<Row>) {
  const { caption, rows, nothing } = props;
  const columns = props.columns.filter(([, toCell]) => rows.some((row) => hasContent(toCell(row))));
  useEffect(() => focusHeading, [rows.length]);
  if (rows.length === 0) return nothing !== undefined && <Empty text={nothing} />;
  return (
    <table className="data-table" role="table">
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(([heading, , look]) => (
            <th key={heading} scope="col" role="columnheader" className={look}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={toKey(row)} role="row">
            {columns.map(([heading, toCell, look], at) => {
              const Cell = at === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={heading}
                  scope={at === 0 ? 'row' : undefined}
                  role={at === 0 ? 'rowheader' : 'cell'}
                  className={look}
                >
                  <span className="data-label" aria-hidden="true">
                    {heading}
                  </span>
                  <span className="data-value" dir="auto">
                    {toCell(row)}
                  </span>
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A cell's text, with details in small type below it. */
export function TwoLines({ children, below }: { readonly children: ReactNode; readonly below: ReactNode }) {
  return (
    <>
      {children}
      {Boolean(below) && <small>{below}</small>}
    </>
  );
}

type FailureProps = { readonly label: string; readonly reason: string };

/** What failed, in words; the technical reason shows when asked for. */
export function Failure({ label, reason }: FailureProps) {
  return (
    <details>
      <summary>{label}</summary>
      <code lang="en">{reason}</code>
    </details>
  );
}

/** A moment in a table. */
export function Moment({ at, language }: { readonly at: string; readonly language: Language }) {
  return <time dateTime={at}>{formatTableTime(at, language)}</time>;
}

/** An amount in a table: the euros as a number for exports, and the formatted text. */
export function Amount({ cents, children }: { readonly cents: number; readonly children: string }) {
  return <data value={toEuros(cents)}>{children}</data>;
}
