import type { AstroGlobal } from 'astro';
import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES } from '#api/platform/rules.ts';

/** Matches slugs (RULES.md, "Addresses") and ids; anything else cannot be a campaign, so the API is not asked. */
export const CAMPAIGN_NAME = /^[\w-]{1,200}$/;

/** The part of an on-demand page from which its route is read. */
type RoutedRequest = Pick<AstroGlobal, 'params' | 'rewrite'>;
/** The route of a page about one campaign: its language, and the campaign's slug or id. */
type CampaignRoute = { readonly language: Language; readonly name: string };

/** Reads the route of a page about one campaign; returns the not-found page if it is invalid. */
export async function readCampaignRoute(request: RoutedRequest): Promise<CampaignRoute | Response> {
  const { lang, slug, id } = request.params;
  const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
  const name = slug ?? id ?? '';
  return language === lang && CAMPAIGN_NAME.test(name)
    ? { language, name }
    : rewriteToNotFound(request, language);
}

/** Returns the not-found page in a language. */
export function rewriteToNotFound({ rewrite }: RoutedRequest, language: Language): Promise<Response> {
  return rewrite(`/${language}/campaigns/not-found/page`);
}

/** Returns the static paths of a page that exists once in each language. */
export function listLanguagePaths() {
  return LANGUAGES.map((lang) => ({ params: { lang }, props: { language: lang } }));
}
