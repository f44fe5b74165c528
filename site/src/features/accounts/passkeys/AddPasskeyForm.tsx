import { useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { Field } from '#site/ui/Field.tsx';
import { Form } from '#site/ui/Form.tsx';
import { useForm, useIsHydrated } from '#site/ui/use-form.ts';
import { checkNotBlank, toProblemMessages } from '../checks.ts';
import { toFormErrors } from '../form-errors.ts';
import type { AccountTexts } from '../texts.ts';
import { hasPasskeys } from './ask-for-passkey.ts';
import { addPasskey } from './passkey-calls.ts';

type AddPasskeyFormProps = {
  readonly language: Language;
  readonly texts: Pick<AccountTexts, 'common' | 'passkeys' | 'problems'>;
  readonly onAdded: () => void;
};

/** Adds a passkey of this device: a name first, then the device takes over. */
export function AddPasskeyForm({ language, texts, onAdded }: AddPasskeyFormProps) {
  const { common, passkeys: words, problems: sentences } = texts;
  const isKnown = useIsHydrated() && hasPasskeys();
  /** Counts what was added: the fields are recreated after each, and so empty. */
  const [additions, setAdditions] = useState(0);
  const form = useForm({
    check: (values) => toProblemMessages(checkNotBlank(values, 'name', 'passkeyName'), sentences),
    send: async (values) => {
      const outcome = await addPasskey(values, language);
      if (outcome.kind === 'stopped') return { failure: words.notMade };
      if (outcome.kind === 'done') {
        setAdditions((count) => count + 1);
        onAdded();
      }
      return toFormErrors(outcome, { failed: words.addFailed, unreachable: common.unreachable });
    },
  });
  if (!isKnown) return <p className="help">{words.unknown}</p>;
  return (
    <Form
      state={form}
      submit={words.add}
      busy={words.adding}
      buttonClass="button button-secondary"
      done={additions > 0 && form.failure === undefined && words.added}
    >
      <Field
        key={additions}
        label={words.name}
        {...form.field('name')}
        help={words.nameHelp}
        autoComplete="off"
      />
    </Form>
  );
}
