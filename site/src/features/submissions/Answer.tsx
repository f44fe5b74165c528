import { useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import type { SubmissionTexts } from './texts.ts';
import { writtenIn } from '#api/platform/locale-rules.ts';

/** Length above which an answer is collapsed: about two lines of a card. */
const FOLD_MIN_CHARACTERS = 90;

type AnswerProps = {
  readonly text: string;
  /** The campaign's language. */
  readonly language: Language | undefined;
  readonly texts: Pick<SubmissionTexts['submissions'], 'more' | 'less'>;
};

/** Shows the fan's answer; a long one can be expanded. */
export function Answer({ text, language, texts }: AnswerProps) {
  const [isOpen, setOpen] = useState(false);
  const written = writtenIn(language);
  if (text.length <= FOLD_MIN_CHARACTERS) return <dd {...written}>{text}</dd>;
  return (
    <dd>
      <span {...written} className={isOpen ? 'answer' : 'answer clamp-2'}>
        {text}
      </span>
      <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? texts.less : texts.more}
      </button>
    </dd>
  );
}
