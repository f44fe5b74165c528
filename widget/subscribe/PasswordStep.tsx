import { useId, useState } from 'react';
import { FieldError } from './FieldError.tsx';
import type { FlowState } from './flow.ts';
import type { SubscribeFlowProps } from './props.ts';
import type { PartProps } from './use-subscribe-flow.ts';
import { EMAIL_MAX } from '#api/accounts/rules.ts';
import { SignedInAs } from './SignedInAs.tsx';

/** Logs in to an existing account with a password or mailed code. Password managers need the address in the form. */
function PasswordStep(part: PartProps) {
  const { state, changeEmail } = part.control;
  const welcomeId = useId();
  return (
    <div className="form sf-group">
      <p className="sf-row sf-person">
        <strong>{state.email.trim()}</strong>
        <button type="button" className="link" onClick={() => void changeEmail()}>
          {part.texts.otherEmail}
        </button>
        <span id={welcomeId} role="status">
          {state.welcome}
        </span>
      </p>
      <input
        className="visually-hidden"
        type="email"
        autoComplete="username"
        tabIndex={-1}
        aria-hidden="true"
        readOnly
        value={state.email.trim()}
      />
      {state.way !== 'mail' && <SecretField {...part} way={state.way} welcomeId={welcomeId} />}
    </div>
  );
}

type SecretFieldProps = PartProps & {
  readonly way: Exclude<FlowState['way'], 'mail'>;
  readonly welcomeId: string;
};

/** Asks for the password, which can be shown, or for the code. */
function SecretField({ control, way, texts, busy, welcomeId }: SecretFieldProps) {
  const { state, type } = control;
  const { passwordRef } = control.refs;
  const [isPasswordVisible, setIsPasswordVisible] = useState(false);
  const id = useId();
  const error = state.errors.password;
  const isPassword = way === 'password';
  return (
    <div className="field">
      <div className="sf-row">
        <label className="label" htmlFor={id}>
          {texts[way]}
        </label>
        {isPassword && (
          <button type="button" className="link" onClick={() => setIsPasswordVisible(!isPasswordVisible)}>
            {isPasswordVisible ? texts.hidePassword : texts.showPassword}
          </button>
        )}
      </div>
      <input
        // Each method has its own field, for password managers.
        key={way}
        ref={passwordRef}
        id={id}
        name={way}
        className="input"
        type={isPassword && !isPasswordVisible ? 'password' : 'text'}
        inputMode={isPassword ? undefined : 'numeric'}
        autoComplete={isPassword ? 'current-password' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        required
        value={state.password}
        readOnly={busy}
        aria-invalid={error !== undefined}
        aria-describedby={`${welcomeId}${error === undefined ? '' : ` ${id}-error`}`}
        onChange={(event) => type('password', event.currentTarget.value)}
      />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

/** Offers the other login methods, the code first. */
export function OtherWays({ control, texts, busy, links }: PartProps & Pick<SubscribeFlowProps, 'links'>) {
  const { way } = control.state;
  return (
    <p className="sf-row">
      {way !== 'mail' && (
        <button type="button" className="button button-secondary" onClick={() => void control.mailCode()}>
          {way === 'code' ? texts.mailAgain : texts.mailCode}
        </button>
      )}
      {control.logInByPasskey && (
        <button type="button" className="link" onClick={() => void control.logInByPasskey?.()}>
          {texts.passkey}
        </button>
      )}
      {way === 'password' ? (
        <a className="link" href={links.forgotPassword}>
          {texts.forgotPassword}
        </a>
      ) : (
        <button type="button" className="link" disabled={busy} onClick={control.askPassword}>
          {texts.usePassword}
        </button>
      )}
    </p>
  );
}

/** The participant: an e-mail field, a login, or the person who is logged in. */
export function Identity({ user, ...part }: PartProps & Pick<SubscribeFlowProps, 'user'>) {
  const { texts } = part;
  const { state, logOut, changeEmail } = part.control;
  if (state.step === 'password') return <PasswordStep {...part} />;
  if (state.step === 'authenticated') {
    const { person } = state;
    if (!person) return null;
    if (!state.credentials)
      return <SignedInAs person={person} texts={texts} onLogOut={() => void logOut()} />;
    return (
      <button type="button" className="link" onClick={() => void changeEmail()}>
        {texts.otherEmail}
      </button>
    );
  }
  if (user !== undefined || !state.isReady) return <EmailField {...part} />;
  // The session is loading.
  return (
    <div className="sf-looking" role="status">
      <span className="visually-hidden">{texts.lookingForYou}</span>
    </div>
  );
}

function EmailField({ control, busy, texts }: PartProps) {
  const id = useId();
  const { state, type } = control;
  const { emailRef } = control.refs;
  const error = state.errors.email;
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {texts.email}
      </label>
      <input
        ref={emailRef}
        id={id}
        name="email"
        className="input"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={EMAIL_MAX}
        value={state.email}
        readOnly={busy}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-help${error === undefined ? '' : ` ${id}-error`}`}
        onChange={(event) => type('email', event.currentTarget.value)}
      />
      <p className="help" id={`${id}-help`}>
        {texts.emailHelp}
      </p>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
