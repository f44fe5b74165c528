import { useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { FullscreenLoader } from '#site/ui/Spinner.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { useForm } from '#site/ui/use-form.ts';
import { checkErasure } from '../checks.ts';
import { PasswordField } from '../PasswordField.tsx';
import { toProblemMessages, toFormErrors } from '../form-errors.ts';
import type { AccountTexts } from '../texts.ts';
import { Panel } from './Panel.tsx';
import { erasePerson } from './profile-calls.ts';

type ErasePanelProps = {
  readonly language: Language;
  readonly texts: Pick<AccountTexts, 'common' | 'profile' | 'problems'>;
};

/** Erases the account: the password first, then a question, then it is gone. */
export function ErasePanel({ language, texts }: ErasePanelProps) {
  const { common, profile, problems: sentences } = texts;
  const [password, setPassword] = useState<string>();
  const [state, setState] = useState<'idle' | 'erasing' | 'erased'>('idle');
  const { form, problems, failure, refuse } = useForm({
    check: (values) => toProblemMessages(checkErasure(values), sentences),
    send: (values) => {
      setPassword(values['password']);
      return Promise.resolve(undefined);
    },
  });

  async function erase(): Promise<void> {
    if (password === undefined) return;
    setState('erasing');
    const outcome = await erasePerson(password, language);
    setPassword(undefined);
    if (outcome.kind === 'done') {
      setState('erased');
      location.assign(`/${language}`);
      return;
    }
    setState('idle');
    const errors = toFormErrors(outcome, { failed: profile.eraseFailed });
    if (errors) refuse(errors);
  }

  return (
    <Panel title={profile.erase} text={profile.eraseText}>
      <form className="form" {...form}>
        <PasswordField
          label={profile.erasePassword}
          name="password"
          texts={common}
          problem={problems['password']}
        />
        <FormFailure text={failure} />
        <SubmitButton
          className="button button-danger"
          label={profile.eraseButton}
          busyLabel={profile.erasing}
          isBusy={false}
        />
      </form>
      <ConfirmDialog
        open={password !== undefined}
        title={profile.eraseTitle}
        message={profile.eraseMessage}
        confirmLabel={profile.eraseConfirm}
        cancelLabel={profile.eraseKeep}
        loadingLabel={profile.erasing}
        loading={state === 'erasing'}
        danger
        onConfirm={() => void erase()}
        onCancel={() => setPassword(undefined)}
      />
      {state === 'erased' && <FullscreenLoader label={profile.erased} />}
    </Panel>
  );
}
