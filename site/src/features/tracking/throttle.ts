/** `run` at most once in `ms` milliseconds: at the end of the time in which it was asked for, however often. */
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
