import { useState } from 'react';

/** Runs one call at a time. A call returns what went wrong, if anything; `alert` is the last result. */
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

  return { isBusy, alert, run };
}
