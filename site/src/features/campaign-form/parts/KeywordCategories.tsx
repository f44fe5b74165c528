import { Check, Plus } from 'lucide-react';
import { hasKeyword } from '../keywords.ts';
import type { CampaignFormTexts } from '../texts.ts';
import './keyword-categories.css';

type KeywordCategoriesProps = {
  readonly categories: CampaignFormTexts['categories'];
  readonly keywords: readonly string[];
  readonly onAdd: (keyword: string) => void;
  readonly onRemove: (keyword: string) => void;
};

/** Keywords to pick from, by category; the first one is open. */
export function KeywordCategories({ categories, keywords, onAdd, onRemove }: KeywordCategoriesProps) {
  return categories.map((category, index) => (
    <details key={category.name} className="cf-category" open={index === 0}>
      <summary>
        {category.name}
        <Count of={category.keywords.filter((keyword) => hasKeyword(keywords, keyword)).length} />
      </summary>
      <div className="cf-chips">
        {category.keywords.map((keyword) => {
          const isChosen = hasKeyword(keywords, keyword);
          return (
            <button
              key={keyword}
              type="button"
              className="cf-chip"
              aria-pressed={isChosen}
              onClick={() => (isChosen ? onRemove(keyword) : onAdd(keyword))}
            >
              {isChosen ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
              {keyword}
            </button>
          );
        })}
      </div>
    </details>
  ));
}

/** How many of a category are chosen; nothing for none. */
function Count({ of }: { readonly of: number }) {
  return of > 0 && <span className="cf-count">{of}</span>;
}
