import { useEffect, useRef, useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import type { SubmissionTexts } from './texts.ts';
import { writtenIn } from '#api/platform/locale-rules.ts';

/** Length above which an answer may need more than the two lines of a card. */
const FOLD_MIN_CHARACTERS = 90;

type AnswerProps = {
  readonly text: string;
  readonly language: Language | undefined;
  readonly texts: Pick<SubmissionTexts['submissions'], 'more' | 'less'>;
};

/** Shows the fan's answer; one of more than two lines can be expanded. */
export function Answer({ text, language, texts }: AnswerProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const isCut = ref.current.scrollHeight > ref.current.clientHeight;
    setLong(isCut);
    setOpen(!isCut);
  }, []);
  const written = writtenIn(language);
  if (text.length <= FOLD_MIN_CHARACTERS) return <dd {...written}>{text}</dd>;
  return (
    <dd>
      <span {...written} ref={ref} className={isOpen ? 'answer' : 'answer clamp-2'}>
        {text}
      </span>
      <button
        type="button"
        className="link"
        disabled={!isLong}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen && isLong ? texts.less : texts.more}
      </button>
    </dd>
  );
}
