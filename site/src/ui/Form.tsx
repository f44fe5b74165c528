import type { ReactNode } from 'react';
import { FormFailure } from './FormFailure.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import type { FormState } from './use-form.ts';

export type FormProps = {
  readonly state: FormState;
  readonly submit: ReactNode;
  readonly busy: string;
  readonly buttonClass?: string;
  /** What to say once the form was accepted; a form that never says so leaves it out. */
  readonly done?: ReactNode;
  readonly children: ReactNode;
};

/** A form: its fields, what went wrong, the button that sends it, and what came of it. */
export function Form({ state, submit, busy, buttonClass, done, children }: FormProps) {
  const { form, failure, isBusy } = state;
  return (
    <form className="form" {...form}>
      {children}
      <FormFailure text={failure} />
      <SubmitButton label={submit} busyLabel={busy} isBusy={isBusy} className={buttonClass} />
      {done !== undefined && (
        <p role="status" className="form-done">
          {done}
        </p>
      )}
    </form>
  );
}
