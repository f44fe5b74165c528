import { isShareCode, LINK_SOURCES, VIA_PARAMETER } from '#api/submissions/rules.ts';

/** What led a visitor to a campaign's page: a kind of link, or the code of a fan's own. */
type LinkSource = { readonly via?: (typeof LINK_SOURCES)[number]; readonly share?: string };

/** Returns what led to a page, from its query; nothing for what is not ours. */
export function readLinkSource(query: URLSearchParams): LinkSource {
  const value = query.get(VIA_PARAMETER) ?? '';
  const via = LINK_SOURCES.find((source) => source === value);
  if (via) return { via };
  return isShareCode(value) ? { share: value } : {};
}
