import { useState, type ReactNode } from 'react';
import { LOGIN_CODE_DIGITS } from '#api/accounts/login-code-rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { EmailField, Field } from '#site/ui/Field.tsx';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { useFormDraft } from '#site/ui/use-form-draft.ts';
import { useForm, useIsHydrated, type FormErrors, type Values } from '#site/ui/use-form.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { api } from './api.ts';
import { checkCode, checkEmail, checkLogin, toProblemMessages } from './checks.ts';
import { PasswordField } from './PasswordField.tsx';
import { COOKIES_BLOCKED, toFormErrors } from './form-errors.ts';
import { hasPasskeys } from './passkeys/ask-for-passkey.ts';
import { logInByPasskey } from './passkeys/log-in-by-passkey.ts';
import { logIn, logInByCode } from './session.ts';
import { $user } from './session-state.ts';
import type { LoginTexts } from './texts.ts';
import './account-forms.css';

/** The login methods, each with the check of its fields: `mail` sends a code, `code` takes the one that was mailed. */
const CHECKS = { password: checkLogin, mail: checkEmail, code: checkCode, passkey: () => ({}) } as const;
type Way = keyof typeof CHECKS;

/** The methods with a button of their own besides the form's. */
const OTHER_WAYS = ['mail', 'passkey'] as const;

type CredentialFormProps = WithTexts<LoginTexts> & {
  /** The person's address; without it the form asks for one. */
  readonly email?: string | undefined;
  readonly hasPassword?: boolean;
  readonly firstWay?: 'password' | 'mail';
  readonly submitLabel: string;
  readonly isDone?: boolean;
  readonly onDone?: () => void;
  /** Shown below the password. */
  readonly forgot?: ReactNode;
  readonly children?: ReactNode;
};

/** The passkey button disappears once the page has found that the browser does not support passkeys. */
const isOffered = (way: Way, isReady: boolean) => way !== 'passkey' || !isReady || hasPasskeys();

/** Logs in with a password, a mailed code or a passkey of the device. */
export function CredentialForm(props: CredentialFormProps) {
  const { texts, email: known, children, hasPassword = true, ...options } = props;
  const { common, login } = texts;
  const isReady = useIsHydrated();
  const { form, field, failure, isBusy, way, sent, setWay, revision } = useLogin(props);
  const otherButton = {
    className: 'button button-secondary button-wide',
    disabled: !isReady,
    suppressHydrationWarning: true,
    'aria-busy': false,
  };
  return (
    <form className="form" {...form}>
      {children}
      <FormFailure text={failure} />
      <EmailField key={revision} label={common.email} {...field('email')} readOnly={known !== undefined} />
      {way === 'password' && (
        <div>
          <PasswordField label={common.password} {...field('password')} texts={common} />
          {options.forgot}
        </div>
      )}
      {way === 'code' && (
        <Field
          key={sent.count}
          label={login.code}
          help={fillText(login.linkSent, { email: sent.to })}
          {...field('code')}
          onInput={({ currentTarget: { value, form } }) => {
            if (value.replace(/\s/g, '').length === LOGIN_CODE_DIGITS) form?.requestSubmit();
          }}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          required
        />
      )}
      <SubmitButton
        label={way === 'mail' ? login.mail : options.submitLabel}
        busyLabel={way === 'mail' ? login.sending : login.busy}
        isBusy={isBusy || Boolean(options.isDone)}
      />
      <div className="login-ways column">
        <p className="or">{login.or}</p>
        {OTHER_WAYS.filter((other) => other !== way && isOffered(other, isReady)).map((other) => (
          <button key={other} type="submit" name="way" value={other} {...otherButton}>
            {other === 'mail' && way === 'code' ? login.mailAgain : login[other]}
          </button>
        ))}
        {way !== 'password' && hasPassword && (
          <button type="button" {...otherButton} onClick={() => setWay('password')}>
            {login.usePassword}
          </button>
        )}
      </div>
    </form>
  );
}

/** Holds the login method, the last mailed code, and the handlers of the buttons. */
function useLogin({ language, texts, email, hasPassword = true, ...options }: CredentialFormProps) {
  const { firstWay = hasPassword ? 'password' : 'mail', onDone } = options;
  const { common, login, problems: sentences } = texts;
  const [chosenWay, setWay] = useState<Way>();
  /** The last mail; only its code works here. Each mail gets a new field, which takes the focus. */
  const [sent, setSent] = useState({ to: '', codeRequest: '', count: 0 });
  const way = chosenWay ?? firstWay;
  const draft = useFormDraft('words-login', null);
  /** The button of another method submits its name. */
  const pressedWay = (values: Values): Way => OTHER_WAYS.find((other) => other === values['way']) ?? way;

  async function mailCode(email: string): Promise<FormErrors | undefined> {
    const redirect = new URLSearchParams(location.search).get('redirect');
    const json = { email, language, ...(redirect !== null && { redirect }) };
    const outcome = await api.auth['request-login-link'].$post({ json });
    if (outcome.kind === 'done') {
      const { codeRequest } = outcome.value;
      setSent(({ count }) => ({ to: email, codeRequest, count: count + 1 }));
      setWay('code');
    }
    return toFormErrors(outcome, { failed: common.unreachable });
  }

  const state = useForm({
    draft: email === undefined ? draft : { values: { email }, store: () => undefined },
    check: (values) => toProblemMessages(CHECKS[pressedWay(values)](values), sentences),
    send: async (values) => {
      if (!navigator.cookieEnabled) return { failure: COOKIES_BLOCKED[language] };
      const { email = '', password = '', code = '' } = values;
      const pressed = pressedWay(values);
      if (pressed === 'mail') return mailCode(email);
      const outcome = await {
        password: () => logIn({ email, password, language }),
        code: () => logInByCode({ email, code, codeRequest: sent.codeRequest, language }),
        passkey: () => logInByPasskey(language),
      }[pressed]();
      if (outcome.kind === 'stopped') return { failure: login.passkeyStopped };
      if (outcome.kind === 'done' && !$user.get()) return { failure: login.userMissing };
      if (outcome.kind === 'done') {
        draft.markSaved(values);
        onDone?.();
      }
      return toFormErrors(outcome, { failed: login.failed, unreachable: login.tryAgain });
    },
  });

  return { ...state, way, sent, setWay, revision: draft.revision };
}
