/** Reads from an address which part of a list it shows: what was searched for, and the filter. */
export function toListPlace({ pathname, searchParams }: URL, filterName: string) {
  const search = searchParams.get('search')?.trim() ?? '';
  const filter = searchParams.get(filterName) ?? '';
  const query = new URLSearchParams(
    search !== '' ? { search } : filter !== '' ? { [filterName]: filter } : {},
  ).toString();
  return {
    path: pathname,
    search,
    filter,
    listPath: query === '' ? pathname : `${pathname}?${query}`,
  };
}
