import { useState, type SyntheticEvent } from 'react';
import { REASON_MAX, REASON_MIN } from '#api/nominees/rules.ts';
import { TextareaField } from '#site/ui/Field.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import type { NomineeTexts } from './texts.ts';

type ReasonFormProps = {
  readonly label: string;
  readonly sendLabel: string;
  readonly texts: NomineeTexts['answers'];
  readonly isBusy: boolean;
  readonly onSend: (reason: string) => void;
  /** The form stays where there is no way back. */
  readonly onCancel?: () => void;
};

/** One sentence of the owner about an answer. */
export function ReasonForm({ label, sendLabel, texts, isBusy, onSend, onCancel }: ReasonFormProps) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();

  function send(event: SyntheticEvent): void {
    event.preventDefault();
    const isTooShort = reason.trim().length < REASON_MIN;
    setProblem(isTooShort ? fillText(texts.reasonTooShort, { count: String(REASON_MIN) }) : undefined);
    if (!isTooShort) onSend(reason.trim());
  }

  return (
    <form className="nomination-form" noValidate onSubmit={send}>
      <TextareaField
        label={label}
        help={fillText(texts.reasonHelp, { max: String(REASON_MAX) })}
        problem={problem}
        name="reason"
        rows={2}
        maxLength={REASON_MAX}
        autoFocus={onCancel !== undefined}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="nomination-buttons">
        <button type="submit" className="button button-small" aria-busy={isBusy}>
          {isBusy ? texts.saving : sendLabel}
        </button>
        {onCancel && (
          <button type="button" className="button button-quiet button-small" onClick={onCancel}>
            {texts.cancel}
          </button>
        )}
      </div>
    </form>
  );
}
