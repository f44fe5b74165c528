/**
 * Loads a page again that comes back out of the browser's memory when somebody has logged in or out since: it was made
 * for whoever looked at it then. Imports nothing, because every public page loads it.
 */
export function watchSessionHint(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const { dataset } = document.documentElement;
    if (persisted && /\bph_session=/.test(document.cookie) !== 'session' in dataset) location.reload();
  });
}
