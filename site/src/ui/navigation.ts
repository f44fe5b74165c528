import { z } from 'astro/zod';
import type { Language } from '../../../edge-api/platform/rules.ts';
import en from '../../content/navigation/en.json' with { type: 'json' };
import nl from '../../content/navigation/nl.json' with { type: 'json' };
import { pathOfPage } from '../i18n/page-paths.ts';
import type { Link } from './link.ts';

/** Labels of the dashboard's menu where the editors have left one blank (specification §2, Dashboard shell). */
const MENU_FALLBACKS = {
  title: 'Menu',
  profile: 'Profile',
  submissions: 'My Campaign Subscriptions',
  myCampaigns: 'My Campaigns',
  subscribed: 'Subscribed Campaigns',
  createCampaign: 'Create Campaign',
  charities: 'Charities',
} as const;

/** Id of the sheet that holds the menu where the screen is narrow. */
export const MENU_ID = 'site-menu';

export type MenuLabel = keyof typeof MENU_FALLBACKS;

const NavigationLink = z.object({
  label: z.string().min(1, 'Give the link a label'),
  type: z.enum(['custom', 'reference']).nullish(),
  url: z.string().nullish(),
  reference: z.string().nullish(),
  newTab: z.boolean().nullish(),
});

const NavigationLinks = z
  .array(NavigationLink)
  .nullish()
  .transform((links) => links ?? []);

/** What the editors have put into header, footer and the dashboard's menu: site/content/navigation/{language}.json. */
export const Navigation = z.object({
  header: NavigationLinks,
  footer: NavigationLinks,
  legal: NavigationLinks,
  dashboard: z.record(z.string(), z.string().nullish()).nullish(),
});
type Navigation = z.infer<typeof Navigation>;

const NAVIGATION: Readonly<Record<Language, Navigation>> = {
  nl: Navigation.parse(nl),
  en: Navigation.parse(en),
};

/** The links of the header and the footer in a language; one that names a page leads to the address that the page has. */
export function navigation(
  language: Language,
): Readonly<Record<'header' | 'footer' | 'legal', readonly Link[]>> {
  const { header, footer, legal } = NAVIGATION[language];
  return { header: header.map(placed), footer: footer.map(placed), legal: legal.map(placed) };
}

function placed(link: Link): Link {
  const path = link.type === 'reference' ? pathOfPage(link.reference ?? '') : undefined;
  return path === undefined ? link : { ...link, type: 'custom', url: path };
}

/** The labels of the dashboard's menu: the editors', with English fallbacks. */
export function menuLabels(language: Language): Readonly<Record<MenuLabel, string>> {
  const labels = Object.entries(NAVIGATION[language].dashboard ?? {});
  const filled = labels.flatMap(([name, label]) => (label?.trim() ? [[name, label] as const] : []));
  return { ...MENU_FALLBACKS, ...Object.fromEntries(filled) };
}
