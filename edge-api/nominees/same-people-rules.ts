/** What answers by one person may have in common: means of payment, browser and environment, network. */
export const TRACES = ['method', 'device', 'network'] as const;
export type Trace = (typeof TRACES)[number];

/** Maps answers to the others that share a trace with them, and which traces: they may be by one person. */
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
