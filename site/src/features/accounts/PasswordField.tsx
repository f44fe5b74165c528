import { useState, type ComponentProps } from 'react';
import { FieldFrame } from '#site/ui/Field.tsx';
import type { AccountTexts } from './texts.ts';

type PasswordFieldProps = Pick<ComponentProps<typeof FieldFrame>, 'label' | 'problem'> & {
  readonly name: string;
  /** Whether it is for a new password; the help below the field then says what is required. */
  readonly isNew?: boolean;
  readonly texts: Pick<AccountTexts['common'], 'showPassword' | 'hidePassword' | 'newPasswordHelp'>;
};

/** A password field with a button that shows or hides the password. */
export function PasswordField({ label, name, isNew = false, texts, problem }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame label={label} problem={problem} help={isNew ? texts.newPasswordHelp : undefined}>
      {(controlProps) => (
        <div className="password">
          <input
            {...controlProps}
            className="input"
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={isNew ? 'new-password' : 'current-password'}
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
