type FilterLinksProps<Name extends string> = {
  /** The label of the group of links. */
  readonly label: string;
  /** The query parameter of the filter. */
  readonly name: string;
  /** Other query parameters to keep. */
  readonly query?: Readonly<Record<string, string>>;
  /** The current filter; undefined for none. */
  readonly value: Name | undefined;
  readonly names: readonly Name[];
  readonly texts: Readonly<Record<Name, string>>;
};

/** Links to the parts of a list, of which the page shows one. */
export function FilterLinks<Name extends string>({
  label,
  name,
  query = {},
  value,
  names,
  texts,
}: FilterLinksProps<Name>) {
  return (
    <nav className="row filter-links" aria-label={label}>
      {names.map((one) => (
        <a
          key={one}
          className="button button-secondary button-small"
          href={`?${new URLSearchParams(one === '' ? query : { ...query, [name]: one })}`}
          aria-current={one === value ? 'page' : undefined}
        >
          {texts[one]}
        </a>
      ))}
    </nav>
  );
}
