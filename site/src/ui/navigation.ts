import type { Language } from '#api/platform/rules.ts';
import en from '../../content/navigation/en.json' with { type: 'json' };
import nl from '../../content/navigation/nl.json' with { type: 'json' };
import { findPagePath, isDraft } from '../i18n/find-page-path.ts';
import type { Link } from './link.ts';
import { MENU_FALLBACKS, Navigation } from './navigation-content.ts';

/** Id of the sheet with the menu on a narrow screen. */
export const MENU_ID = 'site-menu';

export type MenuLabel = keyof typeof MENU_FALLBACKS;

const NAVIGATION: Readonly<Record<Language, Navigation>> = {
  nl: Navigation.parse(nl),
  en: Navigation.parse(en),
};

/** Returns the links of header and footer in a language, without links to drafts, and with references resolved. */
export function navigation(
  language: Language,
): Readonly<Record<'header' | 'footer' | 'legal', readonly Link[]>> {
  const { header, footer, legal } = NAVIGATION[language];
  return { header: resolveLinks(header), footer: resolveLinks(footer), legal: resolveLinks(legal) };
}

function resolveLinks(links: readonly Link[]): Link[] {
  return links.filter((link) => link.type !== 'reference' || !isDraft(link.reference)).map(resolveLink);
}

function resolveLink(link: Link): Link {
  if (link.type !== 'reference' || !link.reference) return link;
  return { ...link, type: 'custom', url: findPagePath(link.reference) ?? '#' };
}

/** Returns the labels of the dashboard's menu: the editors', with English fallbacks. */
export function menuLabels(language: Language): Readonly<Record<MenuLabel, string>> {
  const labels = Object.entries(NAVIGATION[language].dashboard ?? {});
  const filled = labels.flatMap(([name, label]) => (label?.trim() ? [[name, label] as const] : []));
  return { ...MENU_FALLBACKS, ...Object.fromEntries(filled) };
}
