import { z } from 'astro/zod';
import { Link } from './field-schemas.ts';

/** Labels of the dashboard's menu that replace blank ones of the editors (RULES.md, "Dashboard"). */
export const MENU_FALLBACKS = {
  title: 'Menu',
  profile: 'Profile',
  submissions: 'My Campaign Subscriptions',
  myCampaigns: 'My Campaigns',
  subscribed: 'Subscribed Campaigns',
  createCampaign: 'Create Campaign',
  myCharity: 'My charity',
  charities: 'Charities',
  admin: 'Administration',
  payouts: 'Payouts',
  selections: 'Selections',
  reports: 'Reports',
} as const;

const NavigationLinks = z
  .array(Link)
  .nullish()
  .transform((links) => links ?? []);

/** The editors' header, footer and dashboard menu: site/content/navigation/{language}.json. */
export const Navigation = z.object({
  header: NavigationLinks,
  footer: NavigationLinks,
  legal: NavigationLinks,
  dashboard: z.record(z.string(), z.string().nullish()).nullish(),
});
export type Navigation = z.infer<typeof Navigation>;
