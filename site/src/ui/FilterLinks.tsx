type FilterLinksProps<Name extends string> = {
  /** What the links choose from. */
  readonly label: string;
  /** The parameter of the address. */
  readonly name: string;
  /** What else stays in the address. */
  readonly query?: Readonly<Record<string, string>>;
  /** What the page shows; undefined for none of them. */
  readonly value: Name | undefined;
  readonly names: readonly Name[];
  readonly texts: Readonly<Record<Name, string>>;
};

/** The ways to the parts of a list, of which the page shows one. */
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
