import { useEffect, useId, useState } from 'react';
import { ANSWER_MAX, countAnswer } from '#api/submissions/rules.ts';
import { fillPlaces } from '../client/fill-text.ts';
import { writtenIn } from '#api/platform/locale-rules.ts';
import { FieldError } from './FieldError.tsx';
import { Icon } from './Icon.tsx';
import type { SubscribeFlowProps } from './props.ts';
import type { SubscribeTexts } from './texts.ts';
import type { PartProps } from './use-subscribe-flow.ts';

/** Numbers of remaining characters that are announced to screen readers. */
const ANNOUNCED_REMAINING = [20, 50, 100, 200] as const;

type AnswerStepProps = PartProps &
  Pick<SubscribeFlowProps, 'question' | 'questionIn'> & { readonly celebrityName: string };

/** The answer: a field during the first step, afterwards one line with a button to edit it. */
export function AnswerStep(props: AnswerStepProps) {
  const { control, busy, texts } = props;
  const { answer, errors, step, credentials } = control.state;
  const { answerRef } = control.refs;
  const [isEditing, setIsEditing] = useState(false);
  const id = useId();
  useEffect(() => {
    if (isEditing) answerRef.current?.focus();
  }, [isEditing, answerRef]);

  const isDone = step === 'password' || credentials !== null;
  if (!isDone || isEditing || errors.answer !== undefined || answer.trim() === '')
    return <AnswerField {...props} />;
  return (
    <p className="sf-row sf-person sf-folded">
      <Icon name="check" />
      <span id={id}>
        <span className="visually-hidden">{texts.stepAnswer}: </span>
        <span dir="auto">{answer}</span>
      </span>
      <button
        type="button"
        className="link"
        disabled={busy}
        aria-describedby={id}
        onClick={() => setIsEditing(true)}
      >
        {texts.changeAnswer}
      </button>
    </p>
  );
}

/** The question and its answer. The field accepts more than the limit, so that pasted text is not cut silently. */
function AnswerField({ control, busy, texts, question, questionIn, celebrityName }: AnswerStepProps) {
  const { state, type } = control;
  const { answerRef } = control.refs;
  const error = state.errors.answer;
  const id = useId();
  const used = countAnswer(state.answer);
  const left = ANSWER_MAX - used;
  return (
    <div className="field">
      <label {...writtenIn(questionIn)} className="sf-question" htmlFor={id}>
        {question}
      </label>
      <p className="help" id={`${id}-help`}>
        {fillPlaces(texts.answerHelp, { celebrity: celebrityName })}
      </p>
      <textarea
        ref={answerRef}
        id={id}
        name="answer"
        dir="auto"
        className="input"
        rows={5}
        required
        value={state.answer}
        readOnly={busy}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-help${error === undefined ? '' : ` ${id}-error`}`}
        onChange={(event) => type('answer', event.currentTarget.value)}
      />
      <p className={left < 0 ? 'help sf-count sf-count-over' : 'help sf-count'}>
        {fillPlaces(texts.charactersUsed, { used, max: ANSWER_MAX })}
      </p>
      <p className="visually-hidden" role="status">
        {getAnnouncement(left, texts)}
      </p>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

function getAnnouncement(left: number, texts: SubscribeTexts): string {
  if (left < 0) return texts.noCharactersLeft;
  const threshold = ANNOUNCED_REMAINING.find((limit) => left < limit);
  return threshold === undefined ? '' : fillPlaces(texts.charactersLeft, { left: threshold });
}
