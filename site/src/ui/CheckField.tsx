import { useId, type ChangeEvent, type ReactNode } from 'react';
import { describedBy, FieldMessages } from './Field.tsx';
import './choice.css';

type CheckFieldProps = {
  readonly label: ReactNode;
  readonly name?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly 'aria-busy'?: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly help?: string | undefined;
  readonly problem?: string | undefined;
};

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
