import { ADMIN_PAGE_SIZE } from '#api/admin/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { AdminTexts } from './texts.ts';

type PagerProps = {
  readonly texts: AdminTexts['nav'];
  /** Path and query of the page without its place in the list. */
  readonly path: string;
  readonly isStart: boolean;
  readonly next: string | null;
  /** The parameter that names the place. */
  readonly parameter?: string;
};

/** Links through a list of several pages; nothing for one that fits on a page. */
export function Pager({ texts, path, isStart, next, parameter = 'after' }: PagerProps) {
  if (isStart && next === null) return null;
  const place = next && `${path}${path.includes('?') ? '&' : '?'}${parameter}=${encodeURIComponent(next)}`;
  return (
    <nav className="row admin-pager" aria-label={texts.pages}>
      {!isStart && (
        <a className="button button-secondary button-small" href={path}>
          {texts.toStart}
        </a>
      )}
      {place !== null && (
        <a className="button button-secondary button-small" href={place} rel="next">
          {fillText(texts.next, { count: String(ADMIN_PAGE_SIZE) })}
        </a>
      )}
    </nav>
  );
}
