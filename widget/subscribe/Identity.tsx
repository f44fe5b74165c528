import { useId } from 'react';
import { EMAIL_MAX } from '#api/accounts/rules.ts';
import { FieldError } from './FieldError.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import type { SubscribeFlowProps } from './props.ts';
import { SignedInAs } from './SignedInAs.tsx';
import type { PartProps } from './use-subscribe-flow.ts';

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
