import { Check, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { KEYWORD_MAX, KEYWORDS_MAX } from '../../../../../edge-api/campaigns/draft-rules.ts';
import { Problem } from '../../../ui/Field.tsx';
import { fillText } from '../../campaigns/fill-text.ts';
import { addKeywords, hasKeyword, moveKeyword, removeKeyword } from '../keywords.ts';
import type { CampaignFormTexts } from '../texts.ts';
import { KeywordList } from './KeywordList.tsx';

type KeywordFieldProps = {
  readonly texts: CampaignFormTexts['keywords'];
  readonly categories: CampaignFormTexts['categories'];
  /** In rank order. */
  readonly keywords: readonly string[];
  readonly problem: string | undefined;
  readonly onChange: (keywords: readonly string[]) => void;
};

/** Keywords by rank: picked from categories or one's own, removed, and put into order. */
export function KeywordField({ texts, categories, keywords, problem, onChange }: KeywordFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');

  function add(text: string): void {
    const keyword = text.trim();
    if (keyword === '') return;
    const next = addKeywords(keywords, keyword);
    const isNew = next.length > keywords.length;
    if (isNew) onChange(next);
    if (keywords.length >= KEYWORDS_MAX) setSaid(fillText(texts.full, { max: String(KEYWORDS_MAX) }));
    else setSaid(placed(isNew ? texts.added : texts.duplicate, keyword, next));
  }

  function remove(keyword: string): void {
    onChange(removeKeyword(keywords, keyword));
    setSaid(fillText(texts.removed, { keyword }));
  }

  function move(from: number, to: number): void {
    const next = moveKeyword(keywords, from, to);
    onChange(next);
    const keyword = keywords[from];
    if (keyword !== undefined) setSaid(placed(texts.rank, keyword, next));
  }

  function addTyped(): void {
    add(typed);
    setTyped('');
  }

  return (
    <fieldset className="field cf-keywords" data-field="importantKeywords" aria-describedby={`${id}-help`}>
      <legend className="label">{texts.label}</legend>
      <p className="help" id={`${id}-help`}>
        {texts.help}
      </p>
      {categories.map((category, index) => (
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
                  onClick={() => (isChosen ? remove(keyword) : add(keyword))}
                >
                  {isChosen ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
                  {keyword}
                </button>
              );
            })}
          </div>
        </details>
      ))}
      <div className="field">
        <label className="label" htmlFor={`${id}-own`}>
          {texts.own}
        </label>
        <div className="input-group">
          <input
            id={`${id}-own`}
            className="input"
            value={typed}
            maxLength={KEYWORD_MAX}
            autoComplete="off"
            enterKeyHint="done"
            aria-invalid={problem !== undefined}
            aria-describedby={problem === undefined ? undefined : `${id}-problem`}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              addTyped();
            }}
          />
          <button
            type="button"
            className="button button-secondary"
            disabled={typed.trim() === ''}
            onClick={addTyped}
          >
            <Plus aria-hidden="true" />
            {texts.add}
          </button>
        </div>
      </div>
      {problem !== undefined && <Problem id={`${id}-problem`} text={problem} />}
      <div className="cf-chosen">
        <h3 className="label" id={`${id}-chosen`}>
          {texts.chosen}
        </h3>
        {keywords.length === 0 ? (
          <p className="help">{texts.none}</p>
        ) : (
          <>
            <p className="help">{texts.drag}</p>
            <KeywordList
              labelledBy={`${id}-chosen`}
              texts={texts}
              keywords={keywords}
              onMove={move}
              onRemove={remove}
            />
          </>
        )}
      </div>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </fieldset>
  );
}

/** How many of a category are chosen; nothing for none. */
function Count({ of }: { readonly of: number }) {
  return of > 0 && <span className="cf-count">{of}</span>;
}

function placed(text: string, keyword: string, keywords: readonly string[]): string {
  const rank = keywords.findIndex((each) => each.toLowerCase() === keyword.toLowerCase()) + 1;
  return fillText(text, { keyword, rank: String(rank), total: String(keywords.length) });
}
