import { Field } from '#site/ui/Field.tsx';

type EmailFieldProps = {
  readonly label: string;
  readonly defaultValue?: string;
  readonly readOnly?: boolean;
  readonly problem: string | undefined;
};

/** The address by which a person is known; password managers take it for the name that goes with the password. */
export function EmailField(props: EmailFieldProps) {
  return (
    <Field {...props} name="email" type="email" autoComplete="username" autoCapitalize="none" required />
  );
}
