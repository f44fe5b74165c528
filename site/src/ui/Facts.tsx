import type { ReactNode } from 'react';

/** Names and what is known under each. */
export type FactsProps = {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  readonly className?: string;
};

/** What is known under each name; nothing for what is not known. */
export function Facts({ facts, className = 'facts' }: FactsProps) {
  const isKnown = (value: ReactNode) => Boolean(value) || value === 0;
  return (
    <dl className={className}>
      {facts
        .filter(([, value]) => isKnown(value))
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
