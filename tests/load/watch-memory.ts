import { listDescendants } from './list-descendants.ts';

const SAMPLE_MS = 500;

/** Watches the processes below this one; the returned function stops that and returns the peak MB by name. */
export function watchMemory(): () => Readonly<Record<string, number>> {
  const peaks = new Map<string, number>();
  const sample = () => {
    for (const { name, peakMb } of listDescendants()) peaks.set(name, Math.max(peaks.get(name) ?? 0, peakMb));
  };
  const timer = setInterval(sample, SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return Object.fromEntries(peaks);
  };
}
