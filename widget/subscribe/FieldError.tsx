import { Icon } from './Icon.tsx';

/** An inline error: under a field when `id` ties it to one, above the button otherwise. */
export function FieldError({ id, text }: { readonly id?: string; readonly text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className="notice notice-error" role="alert" id={id}>
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  );
}
