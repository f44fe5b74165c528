import { useId } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { countryLabel } from './format.ts';
import { Icon } from './Icon.tsx';
import type { CampaignTexts } from './texts.ts';

export type Wanted = { readonly words: string; readonly country: string };

type ListFiltersProps = {
  readonly wanted: Wanted;
  /** Undefined until they are known: the place of the choice is then held. */
  readonly countries: readonly string[] | undefined;
  readonly language: Language;
  readonly texts: CampaignTexts['list'];
  readonly onWant: (wanted: Wanted) => void;
};

/** Search by name, and by the celebrity's country where there is more than one. */
export function ListFilters({ wanted, countries, language, texts, onWant }: ListFiltersProps) {
  const id = useId();
  const named = (countries ?? [])
    .map((code) => ({ code, name: countryLabel(code, language) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language));
  return (
    <form
      className="list-filters"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        const words = new FormData(event.currentTarget).get('words');
        onWant({ ...wanted, words: typeof words === 'string' ? words : '' });
      }}
    >
      <div className="field list-words">
        <label className="label" htmlFor={`${id}-words`}>
          {texts.search}
        </label>
        <input
          className="input"
          id={`${id}-words`}
          name="words"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          value={wanted.words}
          onChange={(event) => onWant({ ...wanted, words: event.currentTarget.value })}
        />
      </div>
      {(countries === undefined || named.length > 1) && (
        <div className="field list-country">
          <label className="label" htmlFor={`${id}-country`}>
            {texts.country}
          </label>
          <select
            className="input"
            id={`${id}-country`}
            value={wanted.country}
            onChange={(event) => onWant({ ...wanted, country: event.currentTarget.value })}
          >
            <option value="">{texts.anyCountry}</option>
            {named.map(({ code, name }) => (
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
