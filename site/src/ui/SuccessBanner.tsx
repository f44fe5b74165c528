import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSpentParameter } from './use-spent-parameter.ts';

type SuccessBannerProps = {
  readonly name: string | null;
  readonly messages: Readonly<Record<string, ReactNode>>;
};

/** Shows the message for `?success` once, and removes the parameter from the address. */
export function SuccessBanner({ name, messages }: SuccessBannerProps) {
  const message = name !== null && Object.hasOwn(messages, name) ? messages[name] : undefined;
  useSpentParameter('success');

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
