import type { SubmitEvent } from 'react';
import { countCodePoints } from '#api/platform/rules.ts';
import { TextareaField } from './Field.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useCall } from './use-call.ts';
import { useFormDraft } from './use-form-draft.ts';
import { readFormValues } from './use-form.ts';

type SentenceFormProps = {
  /** What the text is about: part of the key under which it is stored until it is sent. */
  readonly about: string;
  readonly label: string;
  readonly help: string;
  readonly min: number;
  readonly texts: {
    readonly tooShort: string;
    readonly send: string;
    readonly busy: string;
    readonly cancel?: string;
  };
  /** Sends the text; returns what is wrong, if anything, in which case the text stays. */
  readonly onSend: (text: string) => Promise<string | undefined>;
  /** Without it, the form cannot be closed. */
  readonly onCancel?: () => void;
};

/** A form to send a short text, with its problem. */
export function SentenceForm({ about, label, help, min, texts, onSend, onCancel }: SentenceFormProps) {
  const { isBusy, alert, run } = useCall();
  const draft = useFormDraft(`words-${about}`, null, {});

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const values = readFormValues(event.currentTarget);
    const words = (values['sentence'] ?? '').trim();
    void run(async () => {
      if (countCodePoints(words) < min) return texts.tooShort;
      const problem = await onSend(words);
      if (problem === undefined) draft.markSaved(values);
      return problem;
    });
  }

  return (
    <form
      key={draft.revision}
      className="sentence-form"
      noValidate
      onSubmit={send}
      onInput={({ currentTarget }) => draft.store(currentTarget)}
    >
      <TextareaField
        label={label}
        help={help}
        problem={alert}
        name="sentence"
        defaultValue={draft.values['sentence']}
        rows={3}
        autoFocus={onCancel !== undefined}
      />
      <div className="row">
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
