/**
 * Keeps the header right on a page that comes back out of the browser's memory, where every island may be asleep. Imports
 * nothing, because every public page loads it.
 */
export function watchSessionHint(): void {
  addEventListener('pageshow', ({ persisted }) => {
    const hasSession = /(^|; )ph_session=/.test(document.cookie);
    if (persisted) document.documentElement.toggleAttribute('data-session', hasSession);
  });
}
