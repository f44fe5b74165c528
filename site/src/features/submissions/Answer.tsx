import { useState } from 'react';
import type { SubmissionTexts } from './texts.ts';

/** Length from which an answer is folded: about two lines of a card. */
const FOLD_MIN_CHARACTERS = 90;

type AnswerProps = {
  readonly text: string;
  readonly texts: Pick<SubmissionTexts['submissions'], 'more' | 'less'>;
};

/** The fan's answer; a long one can be unfolded. */
export function Answer({ text, texts }: AnswerProps) {
  const [isOpen, setOpen] = useState(false);
  if (text.length <= FOLD_MIN_CHARACTERS) return <dd>{text}</dd>;
  return (
    <dd>
      <span className={isOpen ? 'answer' : 'answer clamp-2'}>{text}</span>
      <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? texts.less : texts.more}
      </button>
    </dd>
  );
}
