/** Reads from an address which part of a list it shows: what was searched for, or the filter, of one campaign or all. */
export function toListPlace({ pathname, searchParams }: URL, filterName: string) {
  const search = searchParams.get('search')?.trim() ?? '';
  const [filter, campaign] = [filterName, 'campaign'].map((name) => searchParams.get(name) ?? '');
  const toPath = (params: Readonly<Record<string, string | undefined>>) => {
    const query = new URLSearchParams(
      Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    ).toString();
    return query === '' ? pathname : `${pathname}?${query}`;
  };
  return {
    path: toPath({ campaign }),
    search,
    filter: filter ?? '',
    campaign,
    listPath: toPath(search ? { search } : { campaign, [filterName]: filter }),
  };
}
