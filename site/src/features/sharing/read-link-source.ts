import { isShareCode, LINK_SOURCES, VIA_PARAMETER } from '#api/submissions/rules.ts';

/** The link through which a visitor came to a campaign's page: its kind, or the code of a fan's own link. */
type LinkSource = { readonly via?: (typeof LINK_SOURCES)[number]; readonly share?: string };

/** Reads the source of a visit from a query; empty for unknown values. */
export function readLinkSource(query: URLSearchParams): LinkSource {
  const value = query.get(VIA_PARAMETER) ?? '';
  const via = LINK_SOURCES.find((source) => source === value);
  if (via) return { via };
  return isShareCode(value) ? { share: value } : {};
}
