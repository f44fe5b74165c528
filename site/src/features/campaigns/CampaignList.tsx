import { useStore } from '@nanostores/react';
import { useState, useSyncExternalStore } from 'react';
import type { CampaignCard } from '#api/campaigns/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { listCountries, sortCampaigns, filterCampaigns } from './sort-campaigns.ts';
import { CardSkeletons } from './CardSkeletons.tsx';
import { LoadMore } from '#site/ui/LoadMore.tsx';
import { $campaigns, loadMoreCampaigns } from './campaigns-store.ts';
import { $minute } from './clock.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { ListCard } from './ListCard.tsx';
import { ListFilters, type CampaignFilter } from './ListFilters.tsx';
import { readSearchWords, writeSearchWords } from './search-words.ts';
import { LoadFailed, NoCampaigns } from './LoadingStates.tsx';
import type { CampaignTexts } from './texts.ts';
import './campaign-card.css';
import './list.css';

const SKELETON_CARDS = 6;

type CampaignListProps = {
  readonly language: Language;
  readonly texts: Pick<CampaignTexts, 'card' | 'confirmed' | 'countdown' | 'result' | 'list' | 'loading'>;
  /** Country that the block is limited to at first, as its code. */
  readonly country?: string | undefined;
};

/** Shows all campaigns with search, whose words stay in the address (RULES.md, "Cards"). */
export function CampaignList({ language, texts, country = '' }: CampaignListProps) {
  const state = useStore($campaigns, { ssr: 'initial' });
  const [filter, setFilter] = useCampaignFilter(country);
  const campaigns = state.status === 'ready' ? state.campaigns : [];
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
        <CardSkeletons count={SKELETON_CARDS} className="cards" language={language} texts={texts.loading} />
      )}
      {state.status === 'failed' && <LoadFailed texts={texts.loading} />}
      {state.status === 'ready' && campaigns.length === 0 && <NoCampaigns texts={texts.loading} />}
      {campaigns.length > 0 && (
        <FilteredCampaigns
          campaigns={filterCampaigns(campaigns, filter)}
          language={language}
          texts={texts}
          onClear={() => setFilter({ words: '', country: '' })}
        />
      )}
      {state.status === 'ready' && state.next !== null && (
        <LoadMore texts={{ ...texts.list, loading: texts.loading.loading }} onLoad={loadMoreCampaigns} />
      )}
    </div>
  );
}

const subscribeToNothing = () => () => undefined;

/** Holds the search: its words begin with those in the address, and are written there. */
function useCampaignFilter(blockCountry: string) {
  const addressWords = useSyncExternalStore(subscribeToNothing, readSearchWords, () => '');
  const [words, setWords] = useState<string>();
  const [country, setCountry] = useState(blockCountry);
  const filter: CampaignFilter = { words: words ?? addressWords, country };
  const setFilter = (next: CampaignFilter): void => {
    setWords(next.words);
    setCountry(next.country);
    writeSearchWords(next.words);
  };
  return [filter, setFilter] as const;
}

type FilteredCampaignsProps = Pick<CampaignListProps, 'language' | 'texts'> & {
  readonly campaigns: readonly CampaignCard[];
  readonly onClear: () => void;
};

/** Shows the campaigns that match the search, in the order of the list. */
function FilteredCampaigns({ campaigns, language, texts, onClear }: FilteredCampaignsProps) {
  const now = new Date(useStore($minute));
  const count = campaigns.length;
  return (
    <>
      <p className="list-count" role="status">
        {count === 0 && texts.list.noMatch}
        {count === 1 && texts.list.foundOne}
        {count > 1 && fillText(texts.list.found, { count: String(count) })}
      </p>
      {count === 0 ? (
        <div className="empty">
          <p>{texts.list.noMatchHelp}</p>
          <button type="button" className="button button-secondary" onClick={onClear}>
            {texts.list.clear}
          </button>
        </div>
      ) : (
        <ul className="cards">
          {sortCampaigns(campaigns, now).map((campaign) => (
            <li key={campaign.id}>
              <ListCard campaign={campaign} now={now} language={language} texts={texts} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
