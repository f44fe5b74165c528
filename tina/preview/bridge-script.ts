/** The exact inline script that @tinacms/astro adds to a previewed page; the page's policy allows no other. */
export const BRIDGE_SCRIPT =
  'import{init,refreshForms}from"/admin/bridge.js";init();document.addEventListener("astro:page-load",refreshForms);';

/** Adds a script's hash to the scripts that a policy allows. */
export async function allowScript(script: string, policy: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return policy.replace(/\bscript-src\b/, `script-src 'sha256-${hash}'`);
}
