import { readStored, writeStored } from '#widget/client/storage.ts';

/** Loads the page again, at most once in this tab for the same reason: a clock that is wrong must not loop. */
export function reloadOnce(reason: string): void {
  const key = `ph-reloaded:${reason}`;
  // Without storage nothing could stop a loop; the visitor sees zeros and can reload.
  if (readStored('session', key) === undefined && writeStored('session', key, '1')) location.reload();
}
