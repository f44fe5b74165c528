import { useId, type ChangeEvent, type ReactNode } from 'react';
import { Problem } from '../../../ui/Field.tsx';

type CheckFieldProps = {
  readonly label: ReactNode;
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly help?: string;
  readonly problem?: string | undefined;
};

/** Something to agree to, or to choose beside others. */
export function CheckField({ label, help, problem, ...input }: CheckFieldProps) {
  const id = useId();
  const described = [help !== undefined && `${id}-help`, problem !== undefined && `${id}-problem`]
    .filter((part) => part !== false)
    .join(' ');
  return (
    <div className="field">
      <label className="choice">
        <input
          type="checkbox"
          {...input}
          aria-invalid={problem !== undefined}
          aria-describedby={described || undefined}
        />
        <span>{label}</span>
      </label>
      {help !== undefined && (
        <p className="help cf-indent" id={`${id}-help`}>
          {help}
        </p>
      )}
      {problem !== undefined && <Problem id={`${id}-problem`} text={problem} />}
    </div>
  );
}
