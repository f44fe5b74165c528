import { useId, type RefObject } from 'react';
import { ANSWER_MAX } from '#api/submissions/rules.ts';
import { FieldError } from './FieldError.tsx';
import { fillText } from '../client/fill-text.ts';
import type { SubscribeTexts } from './texts.ts';

/** Remaining characters at which a screen reader announces the limit. */
const ANNOUNCED_REMAINING = [20, 50, 100, 200] as const;

export type AnswerFieldProps = {
  readonly question: string;
  readonly celebrityName: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly texts: SubscribeTexts;
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
  readonly onType: (value: string) => void;
};

/** The question and its answer. The field takes more than the limit, so that no pasted text is cut silently. */
export function AnswerField({ question, celebrityName, texts, value, error, ...rest }: AnswerFieldProps) {
  const { readOnly, inputRef, onType } = rest;
  const id = useId();
  const left = ANSWER_MAX - value.length;
  return (
    <div className="sf-field">
      <label className="sf-question" htmlFor={id}>
        {question}
      </label>
      <p className="sf-help" id={`${id}-help`}>
        {fillText(texts.answerHelp, { celebrity: celebrityName })}
      </p>
      <textarea
        ref={inputRef}
        id={id}
        name="answer"
        className="sf-input"
        rows={5}
        required
        value={value}
        readOnly={readOnly}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-help${error === undefined ? '' : ` ${id}-error`}`}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <p className={left < 0 ? 'sf-count sf-count-over' : 'sf-count'}>
        {fillText(texts.charactersUsed, { used: value.length, max: ANSWER_MAX })}
      </p>
      <p className="sf-hidden" role="status">
        {getAnnouncement(left, texts)}
      </p>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

function getAnnouncement(left: number, texts: SubscribeTexts): string {
  if (left < 0) return texts.noCharactersLeft;
  const threshold = ANNOUNCED_REMAINING.find((limit) => left < limit);
  return threshold === undefined ? '' : fillText(texts.charactersLeft, { left: threshold });
}
