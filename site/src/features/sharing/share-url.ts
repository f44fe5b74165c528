import type { Language } from '#api/platform/rules.ts';
import { VIA_PARAMETER } from '#api/submissions/rules.ts';

type Place = { readonly language: Language; readonly slug: string; readonly code?: string | undefined };

/** Returns the address with which a campaign is shared, with the code of a fan's own link or `share`. */
export function toShareUrl(origin: string, { language, slug, code = 'share' }: Place): string {
  const url = new URL(`/${language}/campaigns/${slug}`, origin);
  url.searchParams.set(VIA_PARAMETER, code);
  return url.href;
}
