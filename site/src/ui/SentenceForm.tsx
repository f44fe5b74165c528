import type { SubmitEvent } from 'react';
import { countCodePoints } from '#api/platform/rules.ts';
import { TextareaField } from './Field.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useCall } from './use-call.ts';
import { readFormValues } from './use-form.ts';
import './sentence-form.css';

type SentenceFormProps = {
  readonly label: string;
  readonly help: string;
  readonly min: number;
  readonly texts: {
    readonly tooShort: string;
    readonly send: string;
    readonly busy: string;
    readonly cancel?: string;
  };
  /** Returns what is wrong, if anything; what was written stays then. */
  readonly onSend: (text: string) => Promise<string | undefined>;
  /** The form stays where there is no way back. */
  readonly onCancel?: () => void;
};

/** A few words to send, with what is wrong with them. */
export function SentenceForm({ label, help, min, texts, onSend, onCancel }: SentenceFormProps) {
  const { isBusy, alert, run } = useCall();

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const words = (readFormValues(event.currentTarget)['sentence'] ?? '').trim();
    void run(() => (countCodePoints(words) < min ? Promise.resolve(texts.tooShort) : onSend(words)));
  }

  return (
    <form className="sentence-form" noValidate onSubmit={send}>
      <TextareaField
        label={label}
        help={help}
        problem={alert}
        name="sentence"
        rows={3}
        autoFocus={onCancel !== undefined}
      />
      <div>
        <SubmitButton
          label={texts.send}
          busyLabel={texts.busy}
          isBusy={isBusy}
          className="button button-secondary button-small"
        />
        {onCancel && (
          <button type="button" className="button button-quiet button-small" onClick={onCancel}>
            {texts.cancel}
          </button>
        )}
      </div>
    </form>
  );
}
