import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#api/platform/rules.ts';

/** What slugs (specification §5) and ids are made of; anything else cannot be a campaign and is not asked for. */
const NAME = /^[\w-]{1,200}$/;

type CampaignRoute =
  | { readonly nowhere: string }
  | { readonly nowhere?: never; readonly language: Language; readonly name: string };

/** Language and slug or id of an on-demand page about one campaign; `nowhere` is where to rewrite to when it cannot be. */
export function campaignRoute(lang: string | undefined, name = ''): CampaignRoute {
  if (!isLanguage(lang)) return { nowhere: unknownPath(DEFAULT_LANGUAGE) };
  return NAME.test(name) ? { language: lang, name } : { nowhere: unknownPath(lang) };
}

/** A path that only the page for unknown addresses answers, in a language. */
export function unknownPath(language: Language): string {
  return `/${language}/campaigns/not-found/page`;
}
