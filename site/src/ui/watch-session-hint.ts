/**
 * Reloads a page that is restored from the back/forward cache after a login or logout, because it was rendered for the
 * previous visitor. Without imports, because every public page loads it.
 */
export function watchSessionHint(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const { dataset } = document.documentElement;
    if (persisted && /\bph_session=/.test(document.cookie) !== 'session' in dataset) location.reload();
  });
}
