import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#api/platform/rules.ts';

/** What slugs (specification §5) and ids are made of; anything else cannot be a campaign and is not asked for. */
const NAME_PATTERN = /^[\w-]{1,200}$/;

type CampaignRoute =
  | { readonly rewritePath: string }
  | { readonly rewritePath?: never; readonly language: Language; readonly name: string };

/** Language and slug or id of an on-demand page about one campaign; `rewritePath` is where to rewrite to when it cannot be. */
export function parseCampaignRoute(lang: string | undefined, name = ''): CampaignRoute {
  if (!isLanguage(lang)) return { rewritePath: toNotFoundPath(DEFAULT_LANGUAGE) };
  return NAME_PATTERN.test(name) ? { language: lang, name } : { rewritePath: toNotFoundPath(lang) };
}

/** A path that only the page for unknown addresses answers, in a language. */
export function toNotFoundPath(language: Language): string {
  return `/${language}/campaigns/not-found/page`;
}
