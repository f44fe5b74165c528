import { useEffect, useId, useState } from 'react';
import { AnswerField, type AnswerFieldProps } from './AnswerField.tsx';
import { Icon } from './Icon.tsx';

type AnswerStepProps = AnswerFieldProps & {
  /** Whether the flow has gone past the answer. */
  readonly isDone: boolean;
};

/** The answer: a field while it is the fan's turn, one line with a way back to the field afterwards. */
export function AnswerStep({ isDone, ...field }: AnswerStepProps) {
  const { value, error, readOnly, texts, inputRef } = field;
  const [isEditing, setIsEditing] = useState(false);
  const id = useId();
  useEffect(() => {
    if (isEditing) inputRef.current?.focus();
  }, [isEditing, inputRef]);

  if (!isDone || isEditing || error !== undefined || value.trim() === '') return <AnswerField {...field} />;
  return (
    <p className="sf-person sf-folded">
      <Icon name="check" />
      <span id={id}>
        <span className="sf-hidden">{texts.stepAnswer}: </span>
        {value}
      </span>
      <button
        type="button"
        className="sf-link"
        disabled={readOnly}
        aria-describedby={id}
        onClick={() => setIsEditing(true)}
      >
        {texts.changeAnswer}
      </button>
    </p>
  );
}
