import type { ComponentProps } from 'react';
import { wrapFieldsWithMeta } from 'tinacms';

/** Returns a field component for the schema, whose type lacks the `form` prop that every field gets. */
export function createField(render: Parameters<typeof wrapFieldsWithMeta<object, object>>[0]) {
  const Field = wrapFieldsWithMeta<object, object>(render);
  const isFieldProps = (props: object): props is ComponentProps<typeof Field> => 'form' in props;
  return (props: object) => isFieldProps(props) && <Field {...props} />;
}
