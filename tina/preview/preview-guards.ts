/** The content type of the editor bridge's POST requests, which a form on another site cannot send. */
const PREVIEW_TYPE = 'application/x-tina-preview+json';

/**
 * Returns whether a refresh call comes from the preview itself: a POST with the bridge's content type from a page of
 * this origin, according to two headers that only the browser can set.
 */
export function canRefresh({ method, headers, url }: Request): boolean {
  return (
    method === 'POST' &&
    (headers.get('Content-Type') ?? '').includes(PREVIEW_TYPE) &&
    headers.get('Sec-Fetch-Site') === 'same-origin' &&
    headers.get('Origin') === new URL(url).origin
  );
}

/** The exact inline script that @tinacms/astro adds to a previewed page; the page's policy allows no other. */
export const BRIDGE_SCRIPT =
  'import{init,refreshForms}from"/admin/bridge.js";init();document.addEventListener("astro:page-load",refreshForms);';

/** Adds a script's hash to the allowed scripts of a policy. */
export async function allowScript(script: string, policy: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return policy.replace(/\bscript-src\b/, `script-src 'sha256-${hash}'`);
}
