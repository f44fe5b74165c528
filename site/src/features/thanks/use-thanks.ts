import { useCallback, useEffect, useState } from 'react';
import type { OwnThanks } from '#api/thanks/contract.ts';
import { joinOutcomes, type LoadState } from '../nominees/load-state.ts';
import { readThanks } from './thanks-calls.ts';

/** The thank-you of a campaign; `reload` reads it again after a failure, `refresh` while it stays in sight. */
export function useThanks(id: string) {
  const [reading, setReading] = useState<LoadState<OwnThanks>>({ kind: 'loading' });
  const refresh = useCallback(async (): Promise<void> => {
    const outcome = await readThanks(id);
    setReading((now) =>
      outcome.kind !== 'done' && now.kind === 'ready'
        ? now
        : joinOutcomes(outcome, outcome, ({ doc }) => doc),
    );
  }, [id]);
  useEffect(() => {
    let isUnmounted = false;
    void readThanks(id).then((outcome) => {
      if (!isUnmounted) setReading(joinOutcomes(outcome, outcome, ({ doc }) => doc));
    });
    return () => {
      isUnmounted = true;
    };
  }, [id]);

  function reload(): void {
    setReading({ kind: 'loading' });
    void refresh();
  }
  return { reading, reload, refresh, show: (value: OwnThanks) => setReading({ kind: 'ready', value }) };
}
