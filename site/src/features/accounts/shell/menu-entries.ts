import type { Language, Role } from '#api/platform/rules.ts';

/** An entry of the dashboard's menu; its label comes from the navigation content under the same name. */
export type MenuEntry =
  | 'profile'
  | 'submissions'
  | 'myCampaigns'
  | 'subscribed'
  | 'createCampaign'
  | 'myCharity'
  | 'admin'
  | 'charities'
  | 'payouts'
  | 'selections'
  | 'reports';

const ENTRIES: Readonly<Record<Role, readonly MenuEntry[]>> = {
  fan: ['profile', 'submissions'],
  celebrity: ['profile', 'myCampaigns', 'subscribed', 'createCampaign'],
  charity: ['profile', 'myCampaigns', 'subscribed', 'createCampaign', 'myCharity'],
  admin: ['profile', 'admin', 'charities', 'payouts', 'selections', 'reports'],
};

const PATHS: Readonly<Record<MenuEntry, string>> = {
  profile: '/profile',
  submissions: '',
  myCampaigns: '',
  subscribed: '/subscribed',
  createCampaign: '/campaigns/create',
  myCharity: '/charity',
  admin: '/admin',
  charities: '/charities',
  payouts: '/payouts',
  selections: '/selections',
  reports: '/reports',
};

/** Returns the entries of a role, in order (RULES.md, "Dashboard"). */
export function menuEntries(role: Role): readonly MenuEntry[] {
  return ENTRIES[role];
}

/** Returns the path of an entry. */
export function menuPath(entry: MenuEntry, language: Language): string {
  return `/${language}/dashboard${PATHS[entry]}`;
}
