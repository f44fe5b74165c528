import { useId, type ComponentProps } from 'react';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { readFilter, STATUSES, type CampaignFilter } from './campaign-filter.ts';
import { getCountryLabel } from './format-location.ts';
import { Icon } from './Icon.tsx';
import type { CampaignTexts } from './texts.ts';

type ListFiltersProps = WithTexts<CampaignTexts['list']> & {
  readonly filter: CampaignFilter;
  /** Undefined until the countries are known; the field is then shown without them. */
  readonly countries: readonly string[] | undefined;
  /** Called on every change; without it, the form leads to the page that lists all campaigns. */
  readonly onFilter?: (filter: CampaignFilter) => void;
};

/** Searches by words, status and, if there are several, country; without script it leads to the whole list. */
export function ListFilters({ filter, countries, language, texts, onFilter }: ListFiltersProps) {
  const id = useId();
  const apply = (form: HTMLFormElement | null) => form && onFilter?.(readFilter(new FormData(form)));
  const options = (countries ?? [])
    .map((code) => [code, getCountryLabel(code, language)] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b, language));
  const change = ({ currentTarget }: { readonly currentTarget: HTMLInputElement | HTMLSelectElement }) =>
    apply(currentTarget.form);
  return (
    <form
      className="list-filters row"
      role="search"
      method="get"
      action={`/${language}/campaigns`}
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
    >
      <div className="field list-words">
        <label className="label" htmlFor={`${id}-words`}>
          {texts.search}
        </label>
        <input
          className="input"
          id={`${id}-words`}
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          value={filter.q}
          onChange={change}
        />
      </div>
      <button type="submit" className="button button-secondary">
        <Icon name="search" />
        {texts.searchButton}
      </button>
      <FilterSelect
        name="status"
        label={texts.status}
        options={[['', texts.anyStatus], ...STATUSES.map((status) => [status, texts[status]] as const)]}
        value={filter.status}
        onChange={change}
      />
      {(countries === undefined || options.length > 1) && (
        <FilterSelect
          name="country"
          label={texts.country}
          options={[['', texts.anyCountry], ...options]}
          value={filter.country}
          onChange={change}
        />
      )}
    </form>
  );
}

type FilterSelectProps = Required<Pick<ComponentProps<'select'>, 'name' | 'value' | 'onChange'>> & {
  readonly label: string;
  readonly options: readonly (readonly [string, string])[];
};

function FilterSelect({ label, options, ...select }: FilterSelectProps) {
  return (
    <label className="field list-select">
      <span className="label">{label}</span>
      <select className="input" {...select}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
