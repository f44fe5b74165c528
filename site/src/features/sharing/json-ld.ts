import type { Language } from '#api/platform/rules.ts';
import { texts } from '#site/i18n/texts.ts';

type Thing = Readonly<Record<string, unknown>>;

const CONTEXT = { '@context': 'https://schema.org' } as const;

/** Returns the product as a schema.org WebSite with the organization behind it, for a home page. */
export function toWebSite(description: string, language: Language, origin: string): Thing {
  const name = texts(language)['site.name'];
  const home = new URL(`/${language}`, origin).href;
  const publisher = {
    '@type': 'Organization',
    '@id': new URL('/#organization', origin).href,
    name,
    url: new URL('/', origin).href,
    logo: new URL('/icon-512.png', origin).href,
  };
  return { ...CONTEXT, '@type': 'WebSite', name, description, url: home, inLanguage: language, publisher };
}

type Crumb = { readonly name: string; readonly path: string };

/** Returns the path from the home page to a page as a schema.org BreadcrumbList. */
export function toBreadcrumbList(page: Crumb, language: Language, origin: string): Thing {
  const home = { name: texts(language)['site.name'], path: `/${language}` };
  const itemListElement = [home, page].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(path, origin).href,
  }));
  return { ...CONTEXT, '@type': 'BreadcrumbList', itemListElement };
}

export type Question = { readonly question: string; readonly answer: string };

/** Returns questions and answers as a schema.org FAQPage; undefined when there are fewer than two. */
export function toFaqPage(questions: readonly Question[]): Thing | undefined {
  if (questions.length < 2) return undefined;
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return { ...CONTEXT, '@type': 'FAQPage', mainEntity };
}
