import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';

type FlowFieldProps = ComponentProps<'input'> & {
  readonly label: string;
  readonly error: string | undefined;
  readonly help?: string;
  /** The element that says more about it, where it is not its own help. */
  readonly describedBy?: string;
  /** What stands beside the label. */
  readonly children?: ReactNode;
};

/** A field of one line, with its label, help and error. */
export function FlowField({ label, error, help, describedBy, children, ...input }: FlowFieldProps) {
  const id = useId();
  const about = describedBy ?? `${id}-help`;
  return (
    <div className="field">
      <div className="sf-row">
        <label className="label" htmlFor={id}>
          {label}
        </label>
        {children}
      </div>
      <input
        id={id}
        className="input"
        autoCapitalize="none"
        spellCheck={false}
        required
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? about : `${about} ${id}-error`}
        {...input}
      />
      {help !== undefined && (
        <p className="help" id={about}>
          {help}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
