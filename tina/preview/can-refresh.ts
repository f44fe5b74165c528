/** What the editor's bridge calls its posts; a form of another site cannot. */
const PREVIEW_TYPE = 'application/x-tina-preview+json';

/**
 * Whether a call to refresh the preview comes from the preview itself: a post of the bridge's own type, from a page
 * of this very origin by both headers that a browser sets and a page cannot.
 */
export function canRefresh({ method, headers, url }: Request): boolean {
  return (
    method === 'POST' &&
    (headers.get('Content-Type') ?? '').includes(PREVIEW_TYPE) &&
    headers.get('Sec-Fetch-Site') === 'same-origin' &&
    headers.get('Origin') === new URL(url).origin
  );
}
