import { useId, useState, type RefObject } from 'react';
import { FieldError } from './FieldError.tsx';
import type { FlowState } from './flow.ts';
import type { SubscribeTexts } from './texts.ts';

type PasswordStepProps = {
  readonly state: FlowState;
  readonly readOnly: boolean;
  readonly texts: SubscribeTexts;
  readonly forgotPassword: string;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onType: (value: string) => void;
  readonly onOtherEmail: () => void;
  readonly onMailCode: () => void;
  readonly onPassword: () => void;
};

/** Login to an existing account, by password or by the code of a mail. The address stays in the form for password managers. */
export function PasswordStep(props: PasswordStepProps) {
  const { state } = props;
  const id = useId();
  const { way } = state;
  return (
    <div className="sf-group">
      <p className="sf-person" id={`${id}-welcome`} role="status">
        <strong>{state.email.trim()}</strong>
        <span>{state.welcome}</span>
      </p>
      <input
        className="sf-hidden"
        type="email"
        autoComplete="username"
        tabIndex={-1}
        aria-hidden="true"
        readOnly
        value={state.email.trim()}
      />
      {way !== 'mail' && <SecretField {...props} way={way} welcomeId={`${id}-welcome`} />}
      <Ways {...props} />
    </div>
  );
}

type SecretFieldProps = PasswordStepProps & {
  readonly way: Exclude<FlowState['way'], 'mail'>;
  readonly welcomeId: string;
};

/** Asks for the password, which can be shown, or for the code. */
function SecretField({ state, way, texts, readOnly, inputRef, onType, welcomeId }: SecretFieldProps) {
  const [isPasswordVisible, setIsPasswordVisible] = useState(false);
  const id = useId();
  const error = state.errors.password;
  const isPassword = way === 'password';
  return (
    <div className="sf-field">
      <div className="sf-label-row">
        <label className="sf-label" htmlFor={id}>
          {texts[way]}
        </label>
        {isPassword && (
          <button type="button" className="sf-link" onClick={() => setIsPasswordVisible(!isPasswordVisible)}>
            {isPasswordVisible ? texts.hidePassword : texts.showPassword}
          </button>
        )}
      </div>
      <input
        // Each way has a field of its own, for password managers.
        key={way}
        ref={inputRef}
        id={id}
        name={way}
        className="sf-input"
        type={isPassword && !isPasswordVisible ? 'password' : 'text'}
        inputMode={isPassword ? undefined : 'numeric'}
        autoComplete={isPassword ? 'current-password' : 'one-time-code'}
        autoCapitalize="none"
        spellCheck={false}
        required
        value={state.password}
        readOnly={readOnly}
        aria-invalid={error !== undefined}
        aria-describedby={`${welcomeId}${error === undefined ? '' : ` ${id}-error`}`}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}

/** Offers the other ways to log in, and another address. */
function Ways({ state: { way }, texts, readOnly, ...rest }: PasswordStepProps) {
  const { forgotPassword, onOtherEmail, onMailCode, onPassword } = rest;
  return (
    <p className="sf-ways">
      {way !== 'mail' && (
        <button type="button" className="sf-link" disabled={readOnly} onClick={onMailCode}>
          {texts.mailCode}
        </button>
      )}
      {way === 'password' ? (
        <a className="sf-link" href={forgotPassword}>
          {texts.forgotPassword}
        </a>
      ) : (
        <button type="button" className="sf-link" disabled={readOnly} onClick={onPassword}>
          {texts.usePassword}
        </button>
      )}
      <button type="button" className="sf-link" disabled={readOnly} onClick={onOtherEmail}>
        {texts.otherEmail}
      </button>
    </p>
  );
}
