import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { CampaignCard } from '#api/campaigns/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import {
  filterCampaigns,
  isLimited,
  listCountries,
  NO_FILTER,
  readFilter,
  writeFilter,
  type CampaignFilter,
} from './campaign-filter.ts';
import { CardSkeletons } from './CardSkeletons.tsx';
import { LoadMore } from '#site/ui/LoadMore.tsx';
import { $campaigns, loadMoreCampaigns } from './campaigns-store.ts';
import { $minute } from './clock.ts';
import { useBrowserValue } from '#widget/client/use-browser-value.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { ListCard } from './ListCard.tsx';
import { ListFilters } from './ListFilters.tsx';
import { LoadFailed, NoCampaigns } from './LoadingStates.tsx';
import { sortCampaigns } from './sort-campaigns.ts';
import type { CampaignTexts } from './texts.ts';

const SKELETON_CARDS = 6;

type CampaignListProps = WithTexts<
  Pick<CampaignTexts, 'card' | 'countdown' | 'result' | 'list' | 'loading'>
> & {
  /** Code of the country to which the block is limited at first. */
  readonly country?: string | undefined;
};

/** Lists all campaigns, with a search that is kept in the address (RULES.md, "Cards"). */
export function CampaignList({ language, texts, country = '' }: CampaignListProps) {
  const state = useStore($campaigns, { ssr: 'initial' });
  const [filter, setFilter] = useCampaignFilter(country);
  const { campaigns, next } = state.status === 'ready' ? state : { campaigns: [], next: null };
  useRestOfSearch(filter, next);
  return (
    <div className="campaign-list">
      <ListFilters
        filter={filter}
        countries={state.status === 'loading' ? undefined : listCountries(campaigns)}
        language={language}
        texts={texts.list}
        onFilter={setFilter}
      />
      {state.status === 'loading' && (
        <CardSkeletons
          count={SKELETON_CARDS}
          className="cards"
          cardClass="campaign-card list-card"
          texts={texts.loading}
        />
      )}
      {state.status === 'failed' && <LoadFailed texts={texts.loading} />}
      {state.status === 'ready' && campaigns.length === 0 && <NoCampaigns texts={texts.loading} />}
      {campaigns.length > 0 && (
        <FilteredCampaigns
          campaigns={campaigns}
          filter={filter}
          isWhole={next === null}
          language={language}
          texts={texts}
          onClear={() => setFilter(NO_FILTER)}
        />
      )}
      {next !== null && (
        <LoadMore texts={{ ...texts.list, loading: texts.loading.loading }} onLoad={loadMoreCampaigns} />
      )}
    </div>
  );
}

/** Holds the search: starts from the address, else from the block's country, and writes changes to the address. */
function useCampaignFilter(country: string) {
  const address = useBrowserValue(() => location.search, '');
  const [changed, setChanged] = useState<CampaignFilter>();
  const first = { ...NO_FILTER, country };
  const setFilter = (next: CampaignFilter): void => {
    setChanged(next);
    writeFilter(next, first);
  };
  return [changed ?? readFilter(new URLSearchParams(address), first), setFilter] as const;
}

/** Loads the remaining pages while there is a search, because matches may be on any of them. */
function useRestOfSearch(filter: CampaignFilter, next: string | null): void {
  const isSearch = isLimited(filter);
  useEffect(() => {
    if (isSearch && next !== null) void loadMoreCampaigns();
  }, [isSearch, next]);
}

type FilteredCampaignsProps = Pick<CampaignListProps, 'language' | 'texts'> & {
  readonly campaigns: readonly CampaignCard[];
  readonly filter: CampaignFilter;
  readonly isWhole: boolean;
  readonly onClear: () => void;
};

function FilteredCampaigns({ campaigns, filter, isWhole, language, texts, onClear }: FilteredCampaignsProps) {
  const now = new Date(useStore($minute));
  const found = filterCampaigns(campaigns, filter, now);
  const count = found.length;
  const hasNone = count === 0 && isWhole;
  return (
    <>
      <p className="list-count muted" role="status">
        {hasNone && texts.list.noMatch}
        {isWhole && count === 1 && texts.list.foundOne}
        {isWhole && count > 1 && fillText(texts.list.found, { count: String(count) })}
      </p>
      {hasNone ? (
        <div className="empty">
          <p>{texts.list.noMatchHelp}</p>
          <button type="button" className="button button-secondary" onClick={onClear}>
            {texts.list.clear}
          </button>
        </div>
      ) : (
        <ul className="cards">
          {sortCampaigns(found, now).map((campaign) => (
            <li key={campaign.id}>
              <ListCard campaign={campaign} now={now} language={language} texts={texts} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
