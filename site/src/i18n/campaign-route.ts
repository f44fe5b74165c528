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

/** Reads the language and the slug of a page; throws {@link NoPage} if there is none at its address. */
export function readCampaignRoute({ params }: Pick<AstroGlobal, 'params'>) {
  const { slug = '' } = params;
  if (!CAMPAIGN_NAME.test(slug)) throw new NoPage();
  return { language: readLanguage({ params }), slug };
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
