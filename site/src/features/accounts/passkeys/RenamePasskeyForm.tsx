import { PASSKEY_NAME_MAX } from '#api/accounts/passkey-rules.ts';
import { Field } from '#site/ui/Field.tsx';
import { readFormValues } from '#site/ui/use-form.ts';
import type { AccountTexts } from '../texts.ts';

type RenamePasskeyFormProps = {
  readonly name: string;
  readonly texts: AccountTexts['passkeys'];
  readonly problem: string | undefined;
  readonly onSave: (name: string) => void;
  readonly onCancel: () => void;
};

/** Takes another name for a passkey, in place of its row. */
export function RenamePasskeyForm({ name, texts, problem, onSave, onCancel }: RenamePasskeyFormProps) {
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave(readFormValues(event.currentTarget)['name'] ?? '');
      }}
    >
      <Field
        label={texts.name}
        name="name"
        defaultValue={name}
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
        autoFocus
        problem={problem}
      />
      <div className="own-actions">
        <button type="submit" className="button button-small">
          {texts.saveName}
        </button>
        <button type="button" className="button button-quiet button-small" onClick={onCancel}>
          {texts.keep}
        </button>
      </div>
    </form>
  );
}
