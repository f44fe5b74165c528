import { useId } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { getCountryLabel } from './format-location.ts';
import { Icon } from './Icon.tsx';
import { SEARCH_PARAM } from './search-words.ts';
import type { CampaignTexts } from './texts.ts';

export type CampaignFilter = { readonly words: string; readonly country: string };

type ListFiltersProps = {
  readonly filter: CampaignFilter;
  /** Undefined until they are known: the field is there, and empty. */
  readonly countries: readonly string[] | undefined;
  readonly language: Language;
  readonly texts: CampaignTexts['list'];
  readonly onFilter: (filter: CampaignFilter) => void;
};

/**
 * Searches by campaign, artist and charity, and by the celebrity's country where there is more than one. Without script
 * it is the search of the page that lists all campaigns.
 */
export function ListFilters({ filter, countries, language, texts, onFilter }: ListFiltersProps) {
  const id = useId();
  const options = (countries ?? [])
    .map((code) => ({ code, name: getCountryLabel(code, language) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
  return (
    <form
      className="list-filters"
      role="search"
      method="get"
      action={`/${language}/campaigns`}
      onSubmit={(event) => {
        event.preventDefault();
        const words = new FormData(event.currentTarget).get(SEARCH_PARAM);
        onFilter({ ...filter, words: typeof words === 'string' ? words : '' });
      }}
    >
      <div className="field list-words">
        <label className="label" htmlFor={`${id}-words`}>
          {texts.search}
        </label>
        <input
          className="input"
          id={`${id}-words`}
          name={SEARCH_PARAM}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          value={filter.words}
          onChange={(event) => onFilter({ ...filter, words: event.currentTarget.value })}
        />
      </div>
      {(countries === undefined || options.length > 1) && (
        <div className="field list-country">
          <label className="label" htmlFor={`${id}-country`}>
            {texts.country}
          </label>
          <select
            className="input"
            id={`${id}-country`}
            value={filter.country}
            onChange={(event) => onFilter({ ...filter, country: event.currentTarget.value })}
          >
            <option value="">{texts.anyCountry}</option>
            {options.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
      <button type="submit" className="button button-secondary">
        <Icon name="search" />
        {texts.searchButton}
      </button>
    </form>
  );
}
