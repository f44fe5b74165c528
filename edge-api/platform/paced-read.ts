/** How long a call waits for another call's read before it checks again. */
const WAIT_MS = 20;
/** Most keys whose last value is kept; the oldest go first. */
const KEYS_MAX = 500;

type Reading<Value> = {
  readonly startedAt: number;
  readonly last?: { readonly value: Value; readonly readAt: number };
};

/**
 * Returns a function that reads at most once in `pauseMs` for each key in this isolate, however many ask: the others
 * get the last value, at most two pauses old, or wait for the next one. A read that fails fails only for its caller.
 */
export function createPacedRead<Value>(pauseMs: number) {
  const readings = new Map<string, Reading<Value>>();
  return async (key: string, read: () => Promise<Value>): Promise<Value> => {
    for (;;) {
      const reading = readings.get(key);
      const now = Date.now();
      if (!reading || now - reading.startedAt >= pauseMs) break;
      if (reading.last && now - reading.last.readAt < 2 * pauseMs) return reading.last.value;
      // Not the other call's promise: it ends with its own request.
      await scheduler.wait(WAIT_MS);
    }
    const startedAt = Date.now();
    const { last } = readings.get(key) ?? {};
    readings.delete(key);
    readings.set(key, { startedAt, ...(last && { last }) });
    for (const oldest of readings.keys()) {
      if (readings.size <= KEYS_MAX) break;
      readings.delete(oldest);
    }
    const value = await read();
    readings.set(key, { startedAt, last: { value, readAt: Date.now() } });
    return value;
  };
}
