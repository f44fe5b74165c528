import type { Language } from '#api/platform/rules.ts';
import { findPagePath } from './find-page-path.ts';
import type { LEGAL_NAMES } from './reserved-slugs.ts';
import { settings } from './settings.ts';

type LegalLinks = { readonly terms: string; readonly protocol: string; readonly privacy: string };

/** Returns the addresses of the agreements: as in the settings, else with the default names (RULES.md, "Addresses"). */
export function legalLinks(language: Language): LegalLinks {
  const { termsPage, protocolPage } = settings(language);
  const resolvePath = (name: (typeof LEGAL_NAMES)[number], chosen?: string | null) =>
    findPagePath(chosen ?? '') ??
    findPagePath(`site/content/pages/${language}/${name}.json`) ??
    `/${language}/${name}`;
  return {
    terms: resolvePath('terms', termsPage),
    protocol: resolvePath('power-hour-protocol', protocolPage),
    privacy: resolvePath('privacy'),
  };
}
