import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';

type SuccessBannerProps = {
  /** Sentences by what `?success` may say; anything else shows nothing. */
  readonly messages: Readonly<Record<string, string>>;
};

/**
 * Says once what has just worked, as the address tells (`?success=payment`), and takes it out of the address.
 * Drawn only in the browser, once it is known who is there.
 */
export function SuccessBanner({ messages }: SuccessBannerProps) {
  const [message] = useState(() => {
    const name = new URLSearchParams(location.search).get('success') ?? '';
    return Object.hasOwn(messages, name) ? messages[name] : undefined;
  });
  useEffect(() => {
    const url = new URL(location.href);
    if (!url.searchParams.has('success')) return;
    url.searchParams.delete('success');
    history.replaceState(history.state, '', url);
  }, []);

  return (
    <div role="status">
      {message !== undefined && (
        <p className="notice notice-success">
          <CircleCheck aria-hidden="true" />
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}
