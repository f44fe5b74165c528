import { parseOrigin, ORIGINS_MAX, TOO_MANY_ORIGINS } from '#api/embeds/rules.ts';
import type { LocalizedText } from '#api/platform/rules.ts';

/** Returns the site of a typed or pasted address: `example.org/give` is https://example.org. */
export function normalizeSite(typed: string): string {
  const text = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (text === '' || !URL.canParse(address)) return text;
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}`;
}

/** Returns why a site cannot be added to a list of `count`, as far as a browser can tell; the API decides. */
export function checkSite(typed: string, count: number): LocalizedText | undefined {
  if (count >= ORIGINS_MAX) return TOO_MANY_ORIGINS;
  const site = parseOrigin(normalizeSite(typed), false);
  return 'problem' in site ? site.problem : undefined;
}
