import { useState, type RefObject } from 'react';
import type { User } from '#api/accounts/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { EmailField } from '#site/ui/Field.tsx';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { showFormToast } from '#site/ui/toasts.ts';
import { readFormValues, useForm, type FormErrors, type Values } from '#site/ui/use-form.ts';
import { checkEmail, checkPersonal, toProblemMessages } from '../accounts/checks.ts';
import { PersonalFields } from '../accounts/PersonalFields.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { registerCelebrity, type NewAccount } from './register-celebrity.ts';
import type { CampaignFormTexts } from './texts.ts';

type PersonalStepProps = WithTexts<CampaignFormTexts> & {
  readonly user: User | null;
  /** The account that this step created but could not log in to; outlives the step. */
  readonly created: RefObject<NewAccount | undefined>;
  readonly values: Values;
  readonly onChange: (values: Values) => void;
  /** Called if the address has an account, or the person says they have one. */
  readonly onKnown: (email: string) => void;
  readonly onReady: (values: Values) => void;
};

/** The wizard's first step: the personal details. It ends with an account and a session (RULES.md, "Phases"). */
export function PersonalStep(props: PersonalStepProps) {
  const { language, texts, user, values, onChange, onKnown } = props;
  const { wizard, account } = texts;
  // This step stays the same when it creates an account.
  const [initialUser] = useState(user);
  const { form, problems, failure, isBusy, clear } = usePersonalForm(props, initialUser);

  return (
    <form
      className="form"
      {...form}
      onInput={(event) => {
        form.onInput(event);
        // Whether these two are required depends on the answer.
        if (event.target instanceof HTMLInputElement && event.target.name === 'hasFanbase')
          clear(['fanbaseSize', 'socialMediaProfile']);
        onChange(readFormValues(event.currentTarget));
      }}
    >
      {initialUser && (
        <p className="notice notice-success">
          {fillText(values['bio'] ? wizard.accountMade : wizard.loggedIn, { email: initialUser.email })}
        </p>
      )}
      {(!initialUser || values['bio']) && (
        <fieldset className="form" disabled={initialUser !== null}>
          <legend className="visually-hidden">{wizard.personal}</legend>
          <div>
            <EmailField
              label={account.common.email}
              help={wizard.emailHelp}
              name="email"
              autoComplete="email"
              defaultValue={values['email']}
              problem={problems['email']}
            />
            {!initialUser && (
              <p className="after-field">
                {wizard.haveAccount}{' '}
                <button type="button" className="link" onClick={() => onKnown('')}>
                  {wizard.logIn}
                </button>
              </p>
            )}
          </div>
          <PersonalFields
            language={language}
            texts={account.personal}
            optional={account.common.optional}
            problems={problems}
            values={values}
          />
        </fieldset>
      )}
      <FormFailure text={failure} />
      <div className="cf-actions row">
        <SubmitButton
          label={wizard.next}
          busyLabel={wizard.creatingAccount}
          isBusy={isBusy}
          className="button"
        />
      </div>
    </form>
  );
}

/** Returns the form's state. Submitting creates an account, unless there was one when the step began. */
function usePersonalForm(props: PersonalStepProps, initialUser: User | null) {
  const { language, texts, created, values, onKnown, onReady } = props;
  const { wizard, account } = texts;

  async function register(now: Values): Promise<FormErrors | undefined> {
    if (initialUser) {
      onReady(values);
      return undefined;
    }
    const registration = await registerCelebrity(now, language, texts, created);
    if (registration.kind === 'known') onKnown((now['email'] ?? '').trim());
    if (registration.kind === 'ready') onReady(now);
    if (registration.kind !== 'refused') return undefined;
    showFormToast('error', registration.errors.failure ?? wizard.accountFailed);
    return registration.errors;
  }

  return useForm({
    fixErrors: wizard.fixBefore,
    check: (now) =>
      initialUser ? {} : toProblemMessages({ ...checkPersonal(now), ...checkEmail(now) }, account.problems),
    send: register,
  });
}
