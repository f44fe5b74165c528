import { SEARCH_MAX } from '#api/admin/rules.ts';
import { FilterLinks } from '#site/ui/FilterLinks.tsx';
import type { AdminTexts } from './texts.ts';

type FilterFormProps<Name extends string, Value extends string> = {
  readonly url: URL;
  /** How the search is sent; `post` keeps what is typed out of the URL. */
  readonly method: 'get' | 'post';
  /** What was searched for; blank if nothing was. */
  readonly search: string;
  /** The parameter to filter by, and its values. */
  readonly name: Name;
  readonly values: readonly Value[];
  readonly texts: Readonly<Record<Name | Value | 'search', string>>;
  readonly nav: AdminTexts['nav'];
};

/** A search form and filter links, which work without script. */
export function FilterForm<Name extends string, Value extends string>(props: FilterFormProps<Name, Value>) {
  const { url, method, search, name, values, texts, nav } = props;
  const [filter = '', campaign = ''] = [name, 'campaign'].map(
    (each) => url.searchParams.get(each)?.trim() ?? '',
  );
  const names = ['', ...values] as const;
  return (
    <div className="admin-filter">
      <form className="field" action={url.pathname} method={method} role="search">
        <label className="label" htmlFor="admin-search">
          {texts.search}
        </label>
        <div className="row">
          <input
            id="admin-search"
            className="input"
            type="search"
            name="search"
            maxLength={SEARCH_MAX}
            defaultValue={search}
            autoComplete="off"
            spellCheck={false}
          />
          <button type="submit" className="button button-secondary">
            {nav.search}
          </button>
          {search !== '' && (
            <a className="link" href={url.pathname}>
              {nav.clear}
            </a>
          )}
        </div>
      </form>
      <FilterLinks<Value | ''>
        label={texts[name]}
        name={name}
        query={campaign === '' ? {} : { campaign }}
        value={search === '' ? names.find((each) => each === filter) : undefined}
        names={names}
        texts={{ ...texts, '': nav.all }}
      />
    </div>
  );
}
