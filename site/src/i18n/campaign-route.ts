import type { AstroGlobal } from 'astro';
import { isLanguage, type Language, LANGUAGES } from '#api/platform/rules.ts';

/** Matches slugs (RULES.md, "Addresses") and ids; anything else cannot be a campaign, so the API is not asked. */
export const CAMPAIGN_NAME = /^[\w-]{1,200}$/;

/** Thrown by what loads a page; the middleware responds with the redirect, or with the not-found page. */
export class NoPage extends Error {
  readonly redirect: Response | undefined;
  constructor(redirect?: Response) {
    super('this page is not shown');
    this.redirect = redirect;
  }
}

/** The route of a page about one campaign: its language, and the campaign's slug or id. */
type CampaignRoute = { readonly language: Language; readonly name: string };

/** Reads the route of a page about one campaign; throws {@link NoPage} if it is invalid. */
export function readCampaignRoute({ params }: Pick<AstroGlobal, 'params'>): CampaignRoute {
  const name = params['slug'] ?? params['id'] ?? '';
  if (!CAMPAIGN_NAME.test(name)) throw new NoPage();
  return { language: readLanguage({ params }), name };
}

/** Reads the language of a page; throws {@link NoPage} if there is no such language. */
export function readLanguage({ params: { lang } }: Pick<AstroGlobal, 'params'>): Language {
  if (!isLanguage(lang)) throw new NoPage();
  return lang;
}

/** Returns the static paths of a page that exists once in each language. */
export function listLanguagePaths() {
  return LANGUAGES.map((lang) => ({ params: { lang }, props: { language: lang } }));
}
