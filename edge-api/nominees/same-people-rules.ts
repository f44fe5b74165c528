/** What answers of one person may have in common: what was paid with, the browser and its surroundings, the network. */
export const TRACES = ['method', 'device', 'network'] as const;
export type Trace = (typeof TRACES)[number];

/** Returns the answers that share a trace with others, each with those and what they share: they may be one person's. */
export function findSamePeople<Answer extends Readonly<Record<Trace, string | null>>>(
  answers: readonly Answer[],
) {
  const compared = answers.map((one) => {
    const isShared = (other: Answer) => (trace: Trace) => one[trace] !== null && one[trace] === other[trace];
    const others = answers.flatMap((other) => {
      const by = other === one ? [] : TRACES.filter(isShared(other));
      return by.length > 0 ? [{ other, by }] : [];
    });
    return [one, others] as const;
  });
  return new Map(compared.filter(([, others]) => others.length > 0));
}
