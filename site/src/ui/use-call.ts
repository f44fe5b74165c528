import { useState } from 'react';

/** Runs one call at a time. A call returns what went wrong, if anything; `alert` is the last result, until `reset`. */
export function useCall() {
  const [isBusy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string>();

  async function run(call: () => Promise<string | undefined>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setAlert(undefined);
    try {
      setAlert(await call());
    } finally {
      setBusy(false);
    }
  }

  function reset(): void {
    setBusy(false);
    setAlert(undefined);
  }

  return { isBusy, alert, run, reset };
}

/** Leaves the page at the end of a call, which stays busy until then. */
export function leaveFor(path: string): Promise<never> {
  location.assign(path);
  return new Promise(() => undefined);
}
