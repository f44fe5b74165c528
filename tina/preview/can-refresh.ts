/** The content type of the editor bridge's posts, which a form of another site cannot send. */
const PREVIEW_TYPE = 'application/x-tina-preview+json';

/**
 * Returns whether a refresh call comes from the preview itself: a post with the bridge's content type from a page of this
 * origin, according to both headers that only the browser can set.
 */
export function canRefresh({ method, headers, url }: Request): boolean {
  return (
    method === 'POST' &&
    (headers.get('Content-Type') ?? '').includes(PREVIEW_TYPE) &&
    headers.get('Sec-Fetch-Site') === 'same-origin' &&
    headers.get('Origin') === new URL(url).origin
  );
}
