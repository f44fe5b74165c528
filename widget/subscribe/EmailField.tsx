import { useId, type RefObject } from 'react';
import { EMAIL_MAX } from '#api/accounts/rules.ts';
import { FieldError } from './FieldError.tsx';
import type { SubscribeTexts } from './texts.ts';

type EmailFieldProps = {
  readonly value: string;
  readonly error: string | undefined;
  readonly readOnly: boolean;
  readonly texts: SubscribeTexts;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly onType: (value: string) => void;
};

/** The e-mail address of a visitor who is not logged in. */
export function EmailField({ value, error, readOnly, texts, inputRef, onType }: EmailFieldProps) {
  const id = useId();
  return (
    <div className="sf-field">
      <label className="sf-label" htmlFor={id}>
        {texts.email}
      </label>
      <input
        ref={inputRef}
        id={id}
        name="email"
        className="sf-input"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={EMAIL_MAX}
        value={value}
        readOnly={readOnly}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-help${error === undefined ? '' : ` ${id}-error`}`}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <p className="sf-help" id={`${id}-help`}>
        {texts.emailHelp}
      </p>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
