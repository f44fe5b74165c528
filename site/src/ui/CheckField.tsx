import { useId, type ComponentProps, type ReactNode } from 'react';
import { describedBy, FieldMessages, type FieldMessageProps } from './Field.tsx';
import './choice.css';

type CheckFieldProps = FieldMessageProps & ComponentProps<'input'> & { readonly label: ReactNode };

export function CheckField({ label, help, problem, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="choice">
        <input
          type="checkbox"
          {...input}
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy(id, { help, problem })}
        />
        <span>{label}</span>
      </label>
      <FieldMessages id={id} help={help} problem={problem} className="help choice-help" />
    </div>
  );
}
