import {
  Flag,
  Gauge,
  HandCoins,
  HandHeart,
  HeartHandshake,
  ListChecks,
  ListRestart,
  Megaphone,
  Plus,
  Ticket,
  UserRound,
} from 'lucide-react';
import type { User } from '#api/accounts/contract.ts';
import type { Language, Role } from '#api/platform/rules.ts';

/** The entries of the dashboard's menu; their labels come from the navigation content under the same names. */
const ENTRIES = {
  profile: { path: '/profile', Icon: UserRound },
  submissions: { path: '', Icon: Ticket },
  myCampaigns: { path: '', Icon: Megaphone },
  subscribed: { path: '/subscribed', Icon: HeartHandshake },
  createCampaign: { path: '/campaigns/create', Icon: Plus },
  myCharity: { path: '/charity', Icon: HandHeart },
  admin: { path: '/admin', Icon: Gauge },
  charities: { path: '/charities', Icon: ListChecks },
  payouts: { path: '/payouts', Icon: HandCoins },
  selections: { path: '/selections', Icon: ListRestart },
  reports: { path: '/reports', Icon: Flag },
} as const;
export type MenuEntry = keyof typeof ENTRIES;

const NAMES: Readonly<Record<Role, readonly MenuEntry[]>> = {
  fan: ['profile', 'submissions'],
  celebrity: ['profile', 'myCampaigns', 'subscribed', 'createCampaign'],
  charity: ['profile', 'myCampaigns', 'subscribed', 'createCampaign', 'myCharity'],
  admin: ['profile', 'admin', 'charities', 'payouts', 'selections', 'reports'],
};

/** The entries of a fan who manages campaigns of others. */
const IN_TEAM: readonly MenuEntry[] = ['profile', 'myCampaigns', 'subscribed'];

/** Returns the entries of a person, in order (RULES.md, "Dashboard"). */
export function menuEntries({ role, _inTeam }: Pick<User, 'role' | '_inTeam'>, language: Language) {
  return (role === 'fan' && _inTeam ? IN_TEAM : NAMES[role]).map((name) => {
    const { path, Icon } = ENTRIES[name];
    return { name, Icon, href: `/${language}/dashboard${path}` };
  });
}
