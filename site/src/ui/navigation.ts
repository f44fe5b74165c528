import type { DEFAULT_LANGUAGE } from '../../../edge-api/platform/rules.ts';
import { type Language } from '../../../edge-api/platform/rules.ts';
import en from '../../content/navigation/en.json' with { type: 'json' };
import nl from '../../content/navigation/nl.json' with { type: 'json' };

const NAVIGATION = { nl, en } as const;

/** Labels of the dashboard's menu where the editors have left one blank (specification §2, Dashboard shell). */
const MENU_FALLBACKS = {
  title: 'Menu',
  profile: 'Profile',
  submissions: 'My Campaign Subscriptions',
  myCampaigns: 'My Campaigns',
  subscribed: 'Subscribed Campaigns',
  createCampaign: 'Create Campaign',
} as const;

export type MenuLabel = keyof typeof MENU_FALLBACKS;

/** What the editors have put into the header and the footer of a language. */
export function navigation(language: Language): (typeof NAVIGATION)[typeof DEFAULT_LANGUAGE] {
  return NAVIGATION[language];
}

/** The labels of the dashboard's menu: the editors', with English fallbacks. */
export function menuLabels(language: Language): Readonly<Record<MenuLabel, string>> {
  const labels: Partial<Record<MenuLabel, string>> = NAVIGATION[language].dashboard;
  const filled = Object.entries(labels).filter(([, label]) => label.trim() !== '');
  return { ...MENU_FALLBACKS, ...Object.fromEntries(filled) };
}
