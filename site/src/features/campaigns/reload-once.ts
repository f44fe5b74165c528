/** Loads the page again, at most once in this tab for the same reason: a clock that is wrong must not loop. */
export function reloadOnce(reason: string): void {
  const key = `ph-reloaded:${reason}`;
  try {
    if (sessionStorage.getItem(key) !== null) return;
    sessionStorage.setItem(key, '1');
  } catch {
    // Without storage nothing could stop a loop; the visitor sees zeros and can reload.
    return;
  }
  location.reload();
}
