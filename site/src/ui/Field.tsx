import { CircleAlert } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useEarlyInput } from './use-early-input.ts';

/** The messages below a control. */
export type FieldMessageProps = { readonly help?: ReactNode; readonly problem?: string | undefined };

type FrameProps = FieldMessageProps & {
  readonly label: string;
  /** Shown after the label of an optional field. */
  readonly optional?: string | undefined;
};

/** The attributes that connect a control to its label, help and problem. */
type ControlProps = {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
};

/** Label above, help and problem below the control, the problem with an icon (design: "Forms"). */
export function FieldFrame({
  label,
  optional,
  help,
  problem,
  isControlled = true,
  children,
}: FrameProps & {
  /** Whether React controls the value. */
  readonly isControlled?: boolean;
  readonly children: (controlProps: ControlProps) => ReactNode;
}) {
  const id = useId();
  const field = useEarlyInput<HTMLDivElement>(isControlled);
  return (
    <div className="field" ref={field}>
      <label className="label" htmlFor={id}>
        {label}
        {optional !== undefined && <small> {optional}</small>}
      </label>
      {children({
        id,
        'aria-invalid': problem !== undefined,
        'aria-describedby': describedBy(id, { help, problem }),
      })}
      <FieldMessages id={id} help={help} problem={problem} />
    </div>
  );
}

/** Returns the ids of the {@link FieldMessages} of a control, for its `aria-describedby`. */
export function describedBy(id: string, { help, problem }: FieldMessageProps): string | undefined {
  const ids = [help !== undefined && `${id}-help`, problem !== undefined && `${id}-problem`];
  return ids.filter((part) => part !== false).join(' ') || undefined;
}

/** Shows the help and the problem of a control. */
export function FieldMessages({
  id,
  help,
  problem,
  className = 'help',
}: FieldMessageProps & { readonly id: string; readonly className?: string }) {
  return (
    <>
      {help !== undefined && (
        <p className={className} id={`${id}-help`}>
          {help}
        </p>
      )}
      {problem !== undefined && <Problem id={`${id}-problem`} text={problem} />}
    </>
  );
}

/** The message of a field's problem. */
export function Problem({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p className="field-error" id={id}>
      <CircleAlert aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
}

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'children'> & { readonly name: string };

/** A line of text. Free text has no `maxLength`, as in {@link TextareaField}; codes and addresses may have one. */
export function Field({ label, optional, help, problem, ...input }: FrameProps & InputProps) {
  return (
    <FieldFrame {...{ label, optional, help, problem }} isControlled={input.value !== undefined}>
      {(controlProps) => <input type="text" dir="auto" className="input" {...input} {...controlProps} />}
    </FieldFrame>
  );
}

type TextareaProps = Omit<ComponentProps<'textarea'>, 'id' | 'children' | 'maxLength'> & {
  readonly name: string;
};

/** Several lines of text, without `maxlength`: unlike the API, it cuts pasted text and counts an emoji twice. */
export function TextareaField({ label, optional, help, problem, ...textarea }: FrameProps & TextareaProps) {
  return (
    <FieldFrame {...{ label, optional, help, problem }} isControlled={textarea.value !== undefined}>
      {(controlProps) => <textarea dir="auto" className="input" {...textarea} {...controlProps} />}
    </FieldFrame>
  );
}

type SelectProps = Omit<ComponentProps<'select'>, 'id'> & {
  readonly name: string;
  readonly options?: readonly (readonly [value: string, label: string])[];
};

/** A select with its children as options, followed by those of a list. */
export function SelectField({
  label,
  optional,
  help,
  problem,
  children,
  options = [],
  ...select
}: FrameProps & SelectProps) {
  return (
    <FieldFrame {...{ label, optional, help, problem }}>
      {(controlProps) => (
        <select className="input" {...select} {...controlProps}>
          {children}
          {options.map(([value, name]) => (
            // Browsers name some countries differently than the server; React would then render the whole form again.
            <option key={value} value={value} suppressHydrationWarning>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** An account's address, which password managers store as the username of the password. */
export function EmailField(props: ComponentProps<typeof Field>) {
  return <Field type="email" autoComplete="username" autoCapitalize="none" required {...props} />;
}
