import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { KEYWORD_MAX } from '#api/campaigns/draft-rules.ts';
import type { CampaignFormTexts } from '../texts.ts';

type OwnKeywordProps = {
  readonly texts: CampaignFormTexts['keywords'];
  /** Id of what is said about all keywords, when something is wrong with them. */
  readonly problemId: string | undefined;
  readonly onAdd: (keyword: string) => void;
};

/** A keyword in one's own words; Enter adds it and leaves the form alone. */
export function OwnKeyword({ texts, problemId, onAdd }: OwnKeywordProps) {
  const id = useId();
  const [typed, setTyped] = useState('');

  function add(): void {
    onAdd(typed);
    setTyped('');
  }

  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {texts.own}
      </label>
      <div className="input-group">
        <input
          id={id}
          className="input"
          value={typed}
          maxLength={KEYWORD_MAX}
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={problemId !== undefined}
          aria-describedby={problemId}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
        <button
          type="button"
          className="button button-secondary"
          disabled={typed.trim() === ''}
          onClick={add}
        >
          <Plus aria-hidden="true" />
          {texts.add}
        </button>
      </div>
    </div>
  );
}
