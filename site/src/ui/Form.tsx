import type { ReactNode } from 'react';
import { FormFailure } from './FormFailure.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import type { FormState } from './use-form.ts';

export type FormProps = {
  readonly state: FormState;
  readonly submit: ReactNode;
  readonly busy: string;
  readonly buttonClass?: string;
  /** The message after success; optional. */
  readonly done?: ReactNode;
  readonly children: ReactNode;
};

/** A form: its fields, the failure, the submit button, and the message after success. */
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
