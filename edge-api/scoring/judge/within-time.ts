/** Does some work and aborts it when its time is over; rejects then, even if the work goes on. */
export async function withinTime<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new DOMException(`no reply within ${ms} ms`, 'TimeoutError');
    reject(error);
    controller.abort(error);
  }, ms);
  try {
    return await Promise.race([work(controller.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
