/** The inline script that @tinacms/astro puts into a previewed page, to the letter: its policy lets nothing else run. */
export const BRIDGE_SCRIPT =
  'import{init,refreshForms}from"/admin/bridge.js";init();document.addEventListener("astro:page-load",refreshForms);';

/** A policy that lets this script run beside those that it names already. */
export async function allowScript(script: string, policy: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return policy.replace(/\bscript-src\b/, `script-src 'sha256-${hash}'`);
}
