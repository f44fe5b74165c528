import { HOLDER_MAX, HOLDER_REQUIRED, IBAN_INPUT_MAX, IBAN_INVALID } from '#api/payouts/account-rules.ts';
import type { PayoutAccount } from '#api/payouts/account-contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { Field } from '#site/ui/Field.tsx';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { showFormToast } from '#site/ui/toasts.ts';
import { useForm, type Problems, type Values } from '#site/ui/use-form.ts';
import { toFormErrors } from '../accounts/form-errors.ts';
import { saveAccount } from './account-calls.ts';
import type { PayoutTexts } from './texts.ts';

type AccountFormProps = {
  readonly id: string;
  readonly doc: PayoutAccount;
  readonly language: Language;
  readonly texts: PayoutTexts['account'];
  /** Closes the form, with what was saved unless it was left. */
  readonly onDone: (saved?: PayoutAccount) => void;
};

/** Enters a charity's bank account; its number is always entered again. */
export function AccountForm({ id, doc, language, texts: t, onDone }: AccountFormProps) {
  const { form, field, failure, isBusy } = useForm({
    check: (values) => checkAccount(values, language),
    send: async ({ holder = '', iban = '', bic = '' }) => {
      const outcome = await saveAccount(id, { holder, iban, bic });
      if (outcome.kind === 'done') {
        showFormToast('success', t.saved);
        onDone(outcome.value.doc);
      }
      return toFormErrors(outcome, t);
    },
  });
  return (
    <form className="form" {...form}>
      <Field
        label={t.holder}
        {...field('holder', { holder: doc.account?.holder ?? '' })}
        maxLength={HOLDER_MAX}
        autoComplete="off"
        required
      />
      <div className="form-row">
        <Field
          label={t.iban}
          {...field('iban')}
          maxLength={IBAN_INPUT_MAX}
          autoComplete="off"
          spellCheck={false}
          required
        />
        <Field
          label={t.bic}
          optional={t.optional}
          {...field('bic', { bic: doc.account?.bic ?? '' })}
          maxLength={IBAN_INPUT_MAX}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <FormFailure text={failure} />
      <div className="row">
        <SubmitButton className="button" label={t.save} busyLabel={t.saving} isBusy={isBusy} />
        <button type="button" className="button button-quiet" onClick={() => onDone()}>
          {t.keep}
        </button>
      </div>
    </form>
  );
}

function checkAccount({ holder = '', iban = '' }: Values, language: Language): Problems {
  return {
    ...(holder.trim() === '' && { holder: HOLDER_REQUIRED[language] }),
    ...(iban.trim() === '' && { iban: IBAN_INVALID[language] }),
  };
}
