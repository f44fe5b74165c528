import { ADMIN_PAGE_SIZE } from '#api/admin/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { AdminTexts } from './texts.ts';

type PagerProps = {
  readonly texts: AdminTexts['nav'];
  readonly url: URL;
  readonly next: string | null;
  readonly count?: number | undefined;
  readonly parameter?: string;
};

/** Links through a list of several pages; renders nothing if there is only one page. */
export function Pager({ texts, url, next, count = ADMIN_PAGE_SIZE, parameter = 'after' }: PagerProps) {
  const isStart = !url.searchParams.has(parameter);
  if (isStart && next === null) return null;
  return (
    <nav className="row admin-pager" aria-label={texts.pages}>
      {!isStart && (
        <a className="button button-secondary button-small" href={withParameter(url, parameter, null)}>
          {texts.toStart}
        </a>
      )}
      {next !== null && (
        <a
          className="button button-secondary button-small"
          href={withParameter(url, parameter, next)}
          rel="next"
        >
          {fillText(texts.next, { count })}
        </a>
      )}
    </nav>
  );
}

/** Returns an address's path and query with a parameter set, or without it if the value is null. */
function withParameter({ pathname, searchParams }: URL, name: string, value: string | null): string {
  const query = new URLSearchParams(searchParams);
  query.delete(name);
  if (value !== null) query.set(name, value);
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}
