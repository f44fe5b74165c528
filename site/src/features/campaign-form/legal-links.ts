import type { Language } from '../../../../edge-api/platform/rules.ts';
import { canonicalPage } from '../../i18n/redirects.ts';
import type { LegalLinks } from './sections/ThanksSection.tsx';

/** The slugs of the two pages as the editors have them, by file. */
const SLUGS: Readonly<Record<string, string>> = import.meta.glob(
  '../../../content/pages/*/{terms,power-hour-protocol}.json',
  { eager: true, import: 'slug' },
);

/** Where the terms and the protocol are: at the slug of the editors' page, else at the usual address (§2). */
export function legalLinks(language: Language): LegalLinks {
  const pathOf = (name: string) =>
    canonicalPage(language, SLUGS[`../../../content/pages/${language}/${name}.json`] ?? name) ??
    `/${language}/${name}`;
  return { terms: pathOf('terms'), protocol: pathOf('power-hour-protocol') };
}
