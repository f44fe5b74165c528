import { Icon } from './Icon.tsx';

/** The inline red box: under a field when `id` ties it to one, above the button otherwise. Nothing without a text. */
export function FieldError({ id, text }: { readonly id?: string; readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className="sf-error" role="alert" {...(id !== undefined && { id })}>
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  );
}
