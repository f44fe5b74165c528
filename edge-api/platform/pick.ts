/** Returns some properties of an object: columns of a table for a query, or fields of its row. */
export function pick<From extends object, Name extends keyof From>(
  from: From,
  ...names: readonly Name[]
): Pick<From, Name>;
export function pick(from: Readonly<Record<string, unknown>>, ...names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, from[name]]));
}

type Formatted<Row> = {
  [Name in keyof Row]: Row[Name] extends Date
    ? string
    : Row[Name] extends Date | null
      ? string | null
      : Row[Name];
};

/** Returns a row with its instants in the format of the API. */
export function formatInstants<Row extends object>(row: Row): Formatted<Row>;
export function formatInstants(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  );
}
