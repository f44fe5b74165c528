/** Timers that never keep the process alive and can all be cancelled together. */
export function createTimers() {
  const pending = new Set<NodeJS.Timeout>();
  const cancel = (timer: NodeJS.Timeout | undefined) => {
    if (!timer) return;
    clearTimeout(timer);
    pending.delete(timer);
  };
  return {
    after: (ms: number, run: () => void): NodeJS.Timeout => {
      const timer = setTimeout(() => {
        pending.delete(timer);
        run();
      }, ms).unref();
      pending.add(timer);
      return timer;
    },
    cancel,
    cancelAll: () => {
      for (const timer of pending) cancel(timer);
    },
  };
}
