import { useId, useState, type RefObject } from 'react';
import { FieldError } from './FieldError.tsx';
import type { SubscribeTexts } from './texts.ts';

type PasswordStepProps = {
  readonly email: string;
  /** The server's greeting for an account that exists. */
  readonly welcome: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly texts: SubscribeTexts;
  readonly forgotPassword: string;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onType: (value: string) => void;
  readonly onOtherEmail: () => void;
};

/** Login to an existing account. The address stays in the form for password managers. */
export function PasswordStep({ texts, email, welcome, value, error, readOnly, ...rest }: PasswordStepProps) {
  const { forgotPassword, inputRef, onType, onOtherEmail } = rest;
  const [isPasswordVisible, setIsPasswordVisible] = useState(false);
  const id = useId();
  return (
    <div className="sf-group">
      <p className="sf-person" id={`${id}-welcome`}>
        <strong>{email}</strong>
        <span>{welcome}</span>
      </p>
      <input
        className="sf-hidden"
        type="email"
        autoComplete="username"
        tabIndex={-1}
        aria-hidden="true"
        readOnly
        value={email}
      />
      <div className="sf-field">
        <div className="sf-label-row">
          <label className="sf-label" htmlFor={id}>
            {texts.password}
          </label>
          <button type="button" className="sf-link" onClick={() => setIsPasswordVisible(!isPasswordVisible)}>
            {isPasswordVisible ? texts.hidePassword : texts.showPassword}
          </button>
        </div>
        <input
          ref={inputRef}
          id={id}
          name="password"
          className="sf-input"
          type={isPasswordVisible ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={value}
          readOnly={readOnly}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-welcome${error === undefined ? '' : ` ${id}-error`}`}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        <FieldError id={`${id}-error`} text={error} />
      </div>
      <p className="sf-ways">
        <button type="button" className="sf-link" disabled={readOnly} onClick={onOtherEmail}>
          {texts.otherEmail}
        </button>
        <a className="sf-link" href={forgotPassword}>
          {texts.forgotPassword}
        </a>
      </p>
    </div>
  );
}
