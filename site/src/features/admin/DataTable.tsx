import type { ReactNode } from 'react';

export type Column<Row> = {
  readonly name: string;
  readonly heading: string;
  readonly toCell: (row: Row) => ReactNode;
  /** Numbers and amounts are easier to compare when right-aligned. */
  readonly isNumber?: boolean;
};

type DataTableProps<Row> = {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly toKey: (row: Row) => string;
};

/** A table whose first column heads its rows; on a narrow screen each row is a list of its columns. */
export function DataTable<Row>({ caption, columns, rows, toKey }: DataTableProps<Row>) {
  return (
    <table className="data-table" role="table">
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ name, heading, isNumber }) => (
            <th key={name} scope="col" role="columnheader" className={isNumber ? 'number' : undefined}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={toKey(row)} role="row">
            {columns.map(({ name, heading, toCell, isNumber }, at) => {
              const cell = (
                <>
                  <span className="data-label" aria-hidden="true">
                    {heading}
                  </span>
                  <span className="data-value">{toCell(row)}</span>
                </>
              );
              const className = isNumber ? 'number' : undefined;
              return at === 0 ? (
                <th key={name} scope="row" role="rowheader">
                  {cell}
                </th>
              ) : (
                <td key={name} role="cell" className={className}>
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
