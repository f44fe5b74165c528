import { CircleAlert } from 'lucide-react';

/** The message for a whole form; read out when it appears. */
export function FormFailure({ text }: { readonly text: string | undefined }) {
  return (
    <div role="alert">
      {text !== undefined && (
        <p className="notice notice-error">
          <CircleAlert aria-hidden="true" />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
