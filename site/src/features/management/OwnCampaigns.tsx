import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { Campaign } from '#api/campaigns/contract.ts';
import { Field } from '#site/ui/Field.tsx';
import type { ManagementTexts } from './texts.ts';
import { hasWords } from '../campaigns/campaign-filter.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { LoadMore } from '#site/ui/LoadMore.tsx';

/** Minimum number of campaigns for a search by name: more than two rows on a wide screen. */
const SEARCH_MIN_CAMPAIGNS = 7;

type OwnCampaignsProps = {
  readonly campaigns: readonly Campaign[];
  readonly texts: ManagementTexts['campaigns'];
  readonly card: (campaign: Campaign, isFirst: boolean) => ReactNode;
  /** Adds the next page and returns whether that succeeded; undefined on the last page. */
  readonly onLoadMore: (() => Promise<boolean>) | undefined;
};

/** Shows the person's own campaigns as a grid of cards (RULES.md, "Dashboard"). */
export function OwnCampaigns({ campaigns, texts, card, onLoadMore }: OwnCampaignsProps) {
  const [words, setWords] = useState('');
  const maySearch = campaigns.length >= SEARCH_MIN_CAMPAIGNS;
  const found = maySearch ? campaigns.filter(({ name }) => hasWords([name], words)) : campaigns;
  const isSearching = maySearch && words.trim() !== '';
  const hasNone = found.length === 0 && onLoadMore === undefined;
  // A match may be on a later page.
  const loadNext = useEffectEvent(() => void onLoadMore?.());
  useEffect(() => {
    if (isSearching) loadNext();
  }, [isSearching, campaigns.length]);
  const resultText = hasNone ? texts.noneFound : fillText(texts.found, { count: String(found.length) });
  return (
    <>
      {maySearch && (
        <search className="own-search">
          <Field
            label={texts.search}
            type="search"
            name="words"
            autoComplete="off"
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
        </search>
      )}
      <p role="status" className="visually-hidden">
        {isSearching && onLoadMore === undefined && resultText}
      </p>
      {hasNone ? (
        <div className="empty">
          <h3>{texts.noneFound}</h3>
          <button type="button" className="button button-secondary" onClick={() => setWords('')}>
            {texts.showAll}
          </button>
        </div>
      ) : (
        <ul className="cards submissions">
          {found.map((campaign, index) => (
            <li key={campaign.id}>{card(campaign, index === 0)}</li>
          ))}
        </ul>
      )}
      {onLoadMore && <LoadMore texts={texts} onLoad={onLoadMore} />}
    </>
  );
}
