import type { ComponentProps } from 'react';
import { Field } from '#site/ui/Field.tsx';

/** The address by which a person is known; password managers take it for the name that goes with the password. */
export function EmailField(props: ComponentProps<typeof Field>) {
  return <Field type="email" autoComplete="username" autoCapitalize="none" required {...props} />;
}
