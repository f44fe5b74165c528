import type { Language } from '#api/platform/rules.ts';
import { isShareCode } from '#api/shares/rules.ts';
import { LINK_SOURCES, VIA_PARAMETER } from '#api/submissions/rules.ts';

/** What led a visitor to a campaign's page: a kind of link, or the code of a fan's own. */
export type LinkSource = { readonly via?: (typeof LINK_SOURCES)[number]; readonly share?: string };

/** Returns the address that shares a campaign: by the code of a fan's own link, else as shared by anyone. */
export function toShareUrl(
  origin: string,
  {
    language,
    slug,
    code,
  }: { readonly language: Language; readonly slug: string; readonly code?: string | undefined },
): string {
  const url = new URL(`/${language}/campaigns/${slug}`, origin);
  url.searchParams.set(VIA_PARAMETER, code ?? 'share');
  return url.href;
}

/** Returns what led to a page, from its query; nothing for what is none of ours. */
export function readLinkSource(query: URLSearchParams): LinkSource {
  const value = query.get(VIA_PARAMETER) ?? '';
  const via = LINK_SOURCES.find((source) => source === value);
  if (via) return { via };
  return isShareCode(value) ? { share: value } : {};
}
