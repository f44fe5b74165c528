import { useEffect, useRef, useState, type RefObject } from 'react';
import type { User } from '#api/accounts/contract.ts';
import { SIGN_UP_ROLES } from '#api/accounts/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { EmailField, Field } from '#site/ui/Field.tsx';
import { Form } from '#site/ui/Form.tsx';
import { useEarlyInput } from '#site/ui/use-early-input.ts';
import { useFormDraft } from '#site/ui/use-form-draft.ts';
import { useForm, useIsHydrated, type FormErrors, type Values } from '#site/ui/use-form.ts';
import { checkRegister, toProblemMessages } from './checks.ts';
import { PasswordField } from './PasswordField.tsx';
import { PersonalFields } from './PersonalFields.tsx';
import { COOKIES_BLOCKED, toFormErrors } from './form-errors.ts';
import { readRedirect } from './login-path.ts';
import { useSession, withSession } from './SessionProvider.tsx';
import { signUp } from './sign-up.ts';
import type { AccountTexts } from './texts.ts';
import '#site/ui/choice.css';

type RegisterFormProps = WithTexts<Pick<AccountTexts, 'common' | 'register' | 'personal' | 'problems'>>;

/** Creates an account, logs in and continues. `?role` preselects a role, and `#email` is an invited person's address. */
export const RegisterForm = withSession(View);

function View({ language, texts }: RegisterFormProps) {
  const { user, logIn } = useSession();
  const { common, register, personal, problems: sentences } = texts;
  const [chosenRole, setRole] = useState<SignUpRole>();
  const isHydrated = useIsHydrated();
  const requested = isHydrated ? new URLSearchParams(location.search).get('role') : undefined;
  const invited = isHydrated ? new URLSearchParams(location.hash.slice(1)).get('email') : null;
  const draft = useFormDraft('words-register', null);
  const role = chosenRole ?? findRole(requested) ?? findRole(draft.values['role']) ?? 'fan';
  /** Whether this form created the account; a person who was already logged in is not welcomed. */
  const isNew = useRef(false);
  useWayOn(user, isNew, language);

  async function send(values: Values): Promise<FormErrors | undefined> {
    if (!navigator.cookieEnabled) return { failure: COOKIES_BLOCKED[language] };
    const signUpOutcome = await signUp(values, language);
    if (signUpOutcome.kind !== 'done') return toFormErrors(signUpOutcome, register);
    isNew.current = true;
    const { email = '', password = '' } = values;
    const loginOutcome = await logIn({ email, password, language });
    if (loginOutcome.kind !== 'done') return { failure: register.loginFailed };
    draft.markSaved(values);
    return undefined;
  }

  const form = useForm({
    draft,
    check: (values) => toProblemMessages(checkRegister(values), sentences),
    send,
  });

  return (
    <Form
      state={{ ...form, isBusy: form.isBusy || Boolean(user) }}
      submit={register.submit}
      busy={register.busy}
      key={draft.revision}
    >
      {invited === null ? (
        <RoleChoice texts={register} role={role} onChoose={setRole} />
      ) : (
        <input type="hidden" name="role" value={role} />
      )}
      {role === 'celebrity' ? (
        <PersonalFields
          language={language}
          texts={personal}
          optional={common.optional}
          problems={form.problems}
          values={draft.values}
        />
      ) : (
        <Field
          label={role === 'charity' ? register.charityName : register.name}
          {...form.field('name')}
          autoComplete={role === 'charity' ? 'organization' : 'name'}
          required
        />
      )}
      <EmailField
        key={invited}
        label={common.email}
        {...form.field('email', invited === null ? draft.values : { email: invited })}
      />
      <PasswordField label={common.password} {...form.field('password')} isNew texts={common} />
    </Form>
  );
}

/** Leaves the page once the person is logged in. */
function useWayOn(user: User | null | undefined, isNew: RefObject<boolean>, language: Language): void {
  useEffect(() => {
    if (!user) return;
    const dashboard = `/${language}/dashboard`;
    location.replace(readRedirect(language, isNew.current ? `${dashboard}?success=account` : dashboard));
  }, [user, isNew, language]);
}

const findRole = (name: unknown) => SIGN_UP_ROLES.find((role) => role === name);

type SignUpRole = (typeof SIGN_UP_ROLES)[number];

type RoleChoiceProps = {
  readonly texts: AccountTexts['register'];
  readonly role: SignUpRole;
  readonly onChoose: (role: SignUpRole) => void;
};

/** The three roles that a person may choose for themselves. */
function RoleChoice({ texts, role, onChoose }: RoleChoiceProps) {
  const helps = { fan: texts.fanHelp, celebrity: texts.celebrityHelp, charity: texts.charityHelp };
  const ref = useEarlyInput<HTMLFieldSetElement>();
  return (
    <fieldset ref={ref} className="field roles">
      <legend className="label">{texts.role}</legend>
      {SIGN_UP_ROLES.map((each) => (
        <label key={each} className="choice role">
          <input
            type="radio"
            name="role"
            value={each}
            checked={role === each}
            onChange={() => onChoose(each)}
          />
          <span>
            <strong>{texts[each]}</strong>
            <span className="help">{helps[each]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
