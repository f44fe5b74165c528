import type { Result } from './invariants/invariants.ts';
import type { Provider } from './provider.ts';
import type { Tally } from './tally.ts';

/** Maximum number of violations printed per invariant. */
const VIOLATIONS_MAX = 8;

type Report = {
  readonly tally: Tally;
  readonly provider: Provider;
  readonly disruptions: readonly string[];
  readonly results: readonly Result[];
};

/** Prints what happened, and every invariant with its violations. */
export function printReport({ tally, provider, disruptions, results }: Report): void {
  console.log('\nActs');
  printCounts(tally.acts);
  console.log('\nMessages of the provider');
  console.log(`  ${[...provider.courier.counts].map(([fate, count]) => `${fate} ${count}`).join(', ')}`);
  console.log('\nDisruptions');
  for (const line of disruptions) console.log(`  ${line}`);
  console.log('\nCalls that failed with 5xx');
  printCounts(tally.failures);
  if (tally.failures.size === 0) console.log('  none');
  console.log('\nInvariants');
  for (const { name, violations } of results) {
    console.log(
      `  ${violations.length === 0 ? 'ok    ' : 'BROKEN'}  ${name}${violations.length > 0 ? `: ${violations.length}` : ''}`,
    );
    for (const violation of violations.slice(0, VIOLATIONS_MAX))
      console.log(`            ${JSON.stringify(violation)}`);
  }
}

function printCounts(counts: Tally['acts']): void {
  for (const [name, outcomes] of [...counts].toSorted(([a], [b]) => a.localeCompare(b))) {
    const total = [...outcomes.values()].reduce((sum, count) => sum + count, 0);
    const parts = [...outcomes]
      .toSorted(([, a], [, b]) => b - a)
      .map(([outcome, count]) => `${outcome} ×${count}`);
    console.log(`  ${String(total).padStart(5)}  ${name}: ${parts.join(', ')}`);
  }
}

/** Counts all acts. */
export function countActs({ acts }: Tally): number {
  return [...acts.values()]
    .flatMap((outcomes) => [...outcomes.values()])
    .reduce((sum, count) => sum + count, 0);
}
