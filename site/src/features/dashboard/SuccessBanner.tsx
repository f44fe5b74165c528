import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';

type SuccessBannerProps = {
  /** Sentences by what `?success` may say; anything else shows nothing. */
  readonly messages: Readonly<Record<string, string>>;
};

/** Says once what has just worked, as the address tells (`?success=payment`), and takes it out of the address. */
export function SuccessBanner({ messages }: SuccessBannerProps) {
  const [message, setMessage] = useState<string>();
  useEffect(() => {
    const url = new URL(location.href);
    const name = url.searchParams.get('success');
    if (name === null) return;
    if (Object.hasOwn(messages, name)) setMessage(messages[name]);
    url.searchParams.delete('success');
    history.replaceState(history.state, '', url);
  }, [messages]);

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
