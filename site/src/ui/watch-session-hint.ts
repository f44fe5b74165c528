/**
 * Reloads a page that comes back from the browser's cache after a log-in or log-out, since it was made for the visitor of
 * that time. Imports nothing, because every public page loads it.
 */
export function watchSessionHint(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const { dataset } = document.documentElement;
    if (persisted && /\bph_session=/.test(document.cookie) !== 'session' in dataset) location.reload();
  });
}
