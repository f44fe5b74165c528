import type { ReactNode } from 'react';

/** Names with their values. */
export type FactsProps = {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  readonly className?: string;
};

/** Lists names with their values; omits unknown values. */
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
