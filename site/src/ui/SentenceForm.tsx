import { countCodePoints } from '#api/platform/rules.ts';
import { TextareaField } from './Field.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { useFormDraft } from './use-form-draft.ts';
import { useForm } from './use-form.ts';

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
  const draft = useFormDraft(`words-${about}`, null);
  const { form, field, isBusy } = useForm({
    draft,
    send: async (values) => {
      const words = (values['sentence'] ?? '').trim();
      const sentence = countCodePoints(words) < min ? texts.tooShort : await onSend(words);
      if (sentence !== undefined) return { problems: { sentence } };
      draft.markSaved(values);
      return undefined;
    },
  });

  return (
    <form key={draft.revision} className="sentence-form column" {...form}>
      <TextareaField
        label={label}
        help={help}
        {...field('sentence')}
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
