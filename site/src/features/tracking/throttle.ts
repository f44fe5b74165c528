/** Returns a function that calls `run` at most once in `ms` milliseconds, at the end of that time. */
export function throttle(run: () => void, ms: number): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(() => {
      isWaiting = false;
      run();
    }, ms);
  };
}
