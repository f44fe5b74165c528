import { useState, type ReactNode } from 'react';
import { FieldFrame } from '#site/ui/Field.tsx';
import type { AccountTexts } from './texts.ts';

type PasswordFieldProps = {
  readonly label: string;
  readonly name: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly texts: Pick<AccountTexts['common'], 'showPassword' | 'hidePassword'>;
  readonly problem?: string | undefined;
  readonly help?: ReactNode;
};

/** A password field with a button that shows or hides the password. */
export function PasswordField({ label, name, autoComplete, texts, problem, help }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame label={label} problem={problem} help={help}>
      {(controlProps) => (
        <div className="password">
          <input
            {...controlProps}
            className="input"
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <button
            type="button"
            className="link"
            aria-controls={controlProps.id}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? texts.hidePassword : texts.showPassword}
          </button>
        </div>
      )}
    </FieldFrame>
  );
}
