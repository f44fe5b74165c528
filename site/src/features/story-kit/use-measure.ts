import { useEffect, useState } from 'react';
import { createMeasure, loadFonts } from './fonts.ts';
import type { Measure } from './shapes.ts';

/** Loads the display type for the pieces, again on `retry`; `measure` is undefined until then. */
export function useMeasure(): {
  readonly measure: Measure | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
} {
  const [measure, setMeasure] = useState<Measure>();
  const [failedAttempt, setFailedAttempt] = useState(-1);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    loadFonts().then(
      () => setMeasure(() => createMeasure()),
      () => setFailedAttempt(attempt),
    );
  }, [attempt]);
  return {
    measure,
    hasFailed: measure === undefined && failedAttempt === attempt,
    retry: () => setAttempt((now) => now + 1),
  };
}
