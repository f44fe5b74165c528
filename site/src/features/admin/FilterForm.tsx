import { SEARCH_MAX } from '#api/admin/rules.ts';
import type { AdminTexts } from './texts.ts';

type FilterFormProps = {
  readonly path: string;
  readonly label: string;
  readonly search: string;
  readonly filter: {
    readonly name: string;
    readonly label: string;
    readonly value: string;
    readonly options: readonly { readonly value: string; readonly label: string }[];
  };
  readonly texts: AdminTexts['nav'];
};

/** A search and a filter as links and a form that need no script. */
export function FilterForm({ path, label, search, filter, texts }: FilterFormProps) {
  return (
    <div className="admin-filter">
      <form action={path} method="get" role="search">
        <label className="label" htmlFor="admin-search">
          {label}
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
          <button type="submit" className="button button-small">
            {texts.search}
          </button>
          {search !== '' && (
            <a className="link" href={path}>
              {texts.clear}
            </a>
          )}
        </div>
      </form>
      <ul className="row admin-tabs" aria-label={filter.label}>
        {[{ value: '', label: texts.all }, ...filter.options].map((option) => (
          <li key={option.value}>
            <a
              href={
                option.value === ''
                  ? path
                  : `${path}${path.includes('?') ? '&' : '?'}${filter.name}=${option.value}`
              }
              aria-current={search === '' && option.value === filter.value ? 'true' : undefined}
            >
              {option.label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
