import { CircleCheck } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';

type SuccessBannerProps = {
  /** What the address calls it. */
  readonly name: string | null;
  /** Messages by the value of `?success`. */
  readonly messages: Readonly<Record<string, ReactNode>>;
};

/** Shows once the success named in the address (`?success=account`), and removes it from the address. */
export function SuccessBanner({ name, messages }: SuccessBannerProps) {
  const message = name !== null && Object.hasOwn(messages, name) ? messages[name] : undefined;
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
