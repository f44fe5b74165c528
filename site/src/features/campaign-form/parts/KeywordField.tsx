import { useId, useRef, useState } from 'react';
import { KEYWORDS_MAX } from '#api/campaigns/draft-rules.ts';
import { describedBy, FieldFrame, FieldMessages } from '#site/ui/Field.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { addKeywords, moveKeyword, removeKeyword, hasKeyword } from '../keywords.ts';
import type { CampaignFormTexts } from '../texts.ts';
import { KeywordList } from './KeywordList.tsx';
import { AddInput } from './AddInput.tsx';
import { Check, Plus } from 'lucide-react';
import '#site/ui/fold.css';
import './keywords.css';

type KeywordFieldProps = {
  readonly texts: CampaignFormTexts['keywords'];
  readonly categories: CampaignFormTexts['categories'];
  /** In rank order. */
  readonly keywords: readonly string[];
  readonly isFixed: boolean;
  readonly problem: string | undefined;
  readonly onChange: (keywords: readonly string[]) => void;
};

/** Edits the ranked keywords: picks them from categories, takes one's own, removes and reorders them. */
export function KeywordField(props: KeywordFieldProps) {
  const { texts, categories, keywords, isFixed, problem } = props;
  const id = useId();
  const { announcement, add, remove, move } = useKeywords(props);
  const field = useRef<HTMLFieldSetElement>(null);

  if (isFixed)
    return (
      <div className="field column">
        <p className="label" id={id}>
          {texts.label}
        </p>
        <ol aria-labelledby={id}>
          {keywords.map((keyword) => (
            <li key={keyword}>{keyword}</li>
          ))}
        </ol>
      </div>
    );
  return (
    <fieldset
      ref={field}
      className="field column cf-keywords"
      data-field="importantKeywords"
      tabIndex={-1}
      aria-invalid={problem !== undefined}
      aria-describedby={describedBy(id, { help: texts.help, problem })}
    >
      <legend className="label">{texts.label}</legend>
      <FieldMessages id={id} help={texts.help} problem={problem} />
      <KeywordCategories categories={categories} keywords={keywords} onAdd={add} onRemove={remove} />
      <OwnKeyword texts={texts} onAdd={add} />
      {keywords.length > 0 && (
        <div className="cf-chosen column">
          <h3 className="quiet-title" id={`${id}-chosen`}>
            {texts.chosen}
          </h3>
          <p className="help">{texts.drag}</p>
          <KeywordList
            labelledBy={`${id}-chosen`}
            texts={texts}
            keywords={keywords}
            onMove={move}
            onRemove={(keyword) => {
              remove(keyword);
              // The list disappears with its last keyword.
              if (keywords.length === 1) field.current?.querySelector('input')?.focus();
            }}
          />
        </div>
      )}
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </fieldset>
  );
}

/** Changes the keywords and announces each change. */
function useKeywords({ texts, keywords, onChange }: KeywordFieldProps) {
  const [announcement, setAnnouncement] = useState('');

  function add(text: string): void {
    const keyword = text.trim();
    const next = addKeywords(keywords, keyword);
    if (next.length > keywords.length) onChange(next);
    if (keywords.length >= KEYWORDS_MAX) setAnnouncement(fillText(texts.full, { max: KEYWORDS_MAX }));
    else setAnnouncement(describeAdded(texts, keyword, next, next.slice(keywords.length)));
  }

  function remove(keyword: string): void {
    onChange(removeKeyword(keywords, keyword));
    setAnnouncement(fillText(texts.removed, { keyword }));
  }

  function move(from: number, to: number): void {
    const next = moveKeyword(keywords, from, to);
    onChange(next);
    const keyword = keywords[from];
    if (keyword !== undefined) setAnnouncement(describeRank(texts.rank, keyword, next));
  }

  return { announcement, add, remove, move };
}

/** Describes what was added for a typed text, in which commas separate keywords. */
function describeAdded(
  texts: CampaignFormTexts['keywords'],
  typed: string,
  keywords: readonly string[],
  added: readonly string[],
): string {
  const [only = typed] = added;
  if (added.length === 0) return fillText(texts.duplicate, { keyword: typed });
  if (added.length === 1) return describeRank(texts.added, only, keywords);
  return fillText(texts.addedMany, { count: added.length, keywords: added.join(', ') });
}

function describeRank(text: string, keyword: string, keywords: readonly string[]): string {
  const rank = keywords.findIndex((each) => each.toLowerCase() === keyword.toLowerCase()) + 1;
  return fillText(text, { keyword, rank, total: keywords.length });
}

type KeywordCategoriesProps = {
  readonly categories: CampaignFormTexts['categories'];
  readonly keywords: readonly string[];
  readonly onAdd: (keyword: string) => void;
  readonly onRemove: (keyword: string) => void;
};

function KeywordCategories({ categories, keywords, onAdd, onRemove }: KeywordCategoriesProps) {
  return categories.map((category, index) => (
    <details key={category.name} className="cf-category fold" open={index === 0}>
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
              {isChosen ? <Check size="1rem" aria-hidden="true" /> : <Plus size="1rem" aria-hidden="true" />}
              {keyword}
            </button>
          );
        })}
      </div>
    </details>
  ));
}

function Count({ of }: { readonly of: number }) {
  return of > 0 && <span className="cf-count">{of}</span>;
}

type OwnKeywordProps = {
  readonly texts: CampaignFormTexts['keywords'];
  readonly onAdd: (keyword: string) => void;
};

function OwnKeyword({ texts, onAdd }: OwnKeywordProps) {
  const [text, setText] = useState('');
  return (
    <FieldFrame label={texts.own}>
      {({ id }) => (
        <AddInput
          id={id}
          value={text}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => setText(event.currentTarget.value)}
          addLabel={texts.add}
          onAdd={() => {
            onAdd(text);
            setText('');
          }}
        />
      )}
    </FieldFrame>
  );
}
