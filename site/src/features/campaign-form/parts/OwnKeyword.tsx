import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { KEYWORD_MAX } from '#api/campaigns/draft-rules.ts';
import type { CampaignFormTexts } from '../texts.ts';

type OwnKeywordProps = {
  readonly texts: CampaignFormTexts['keywords'];
  /** Id of the message about the keywords, if there is a problem. */
  readonly problemId: string | undefined;
  readonly onAdd: (keyword: string) => void;
};

/** A keyword in one's own words; Enter adds it without submitting the form. */
export function OwnKeyword({ texts, problemId, onAdd }: OwnKeywordProps) {
  const id = useId();
  const [text, setText] = useState('');

  function add(): void {
    onAdd(text);
    setText('');
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
          value={text}
          maxLength={KEYWORD_MAX}
          autoComplete="off"
          enterKeyHint="done"
          aria-invalid={problemId !== undefined}
          aria-describedby={problemId}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            add();
          }}
        />
        <button type="button" className="button button-secondary" disabled={text.trim() === ''} onClick={add}>
          <Plus aria-hidden="true" />
          {texts.add}
        </button>
      </div>
    </div>
  );
}
