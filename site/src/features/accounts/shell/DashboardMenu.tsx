import type { User } from '#api/accounts/contract.ts';
import type { Language, Role } from '#api/platform/rules.ts';
import { SessionProvider, useSession } from '../SessionProvider.tsx';
import {
  Flag,
  Gauge,
  HandCoins,
  HandHeart,
  HeartHandshake,
  ListChecks,
  ListRestart,
  type LucideIcon,
  Megaphone,
  Plus,
  Ticket,
  UserRound,
} from 'lucide-react';

type DashboardMenuProps = {
  readonly language: Language;
  readonly labels: Readonly<Record<MenuEntry, string>>;
  readonly path: string;
};

/** Shows the menu for the person's role (RULES.md, "Dashboard") and starts the session that all islands share. */
export function DashboardMenu({ user, ...props }: DashboardMenuProps & { readonly user: User | null }) {
  return (
    <SessionProvider known={user}>
      <Entries {...props} />
    </SessionProvider>
  );
}

function Entries({ language, labels, path }: DashboardMenuProps) {
  const { user } = useSession();
  if (!user) return null;
  const entries = menuEntries(user, language);
  const current = findEntry(entries, path);
  const kind = current?.href === path ? 'page' : 'true';
  return (
    <ul className="menu menu-row">
      {entries.map(({ name, Icon, href }) => {
        const isCurrent = name === current?.name;
        return (
          <li key={name}>
            <a
              href={href}
              ref={isCurrent ? showInRow : undefined}
              aria-current={isCurrent ? kind : undefined}
            >
              <Icon size="1.2rem" aria-hidden="true" />
              {labels[name]}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the entry that leads to a page or, if none does, to the list that the page belongs to. */
export function findEntry(entries: ReturnType<typeof menuEntries>, path: string) {
  return (
    entries.find(({ href }) => href === path) ??
    entries.find(({ below }) => below?.some((start) => path.includes(`/dashboard${start}`)))
  );
}

/** Scrolls the menu row of a narrow screen to the current entry, without scrolling the page. */
function showInRow(entry: HTMLElement | null): void {
  const row = entry?.closest('ul');
  if (row && entry) row.scrollLeft = entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2;
}

type Entry = {
  readonly path: string;
  /** How the paths of the other pages that belong to the entry begin. */
  readonly below?: readonly string[];
  readonly Icon: LucideIcon;
};

/** The entries of the dashboard's menu; their labels come from the navigation content under the same names. */
const ENTRIES = {
  profile: { path: '/profile', Icon: UserRound },
  submissions: { path: '', Icon: Ticket },
  myCampaigns: { path: '', below: ['/campaigns/', '/team'], Icon: Megaphone },
  subscribed: { path: '/subscribed', Icon: HeartHandshake },
  createCampaign: { path: '/campaigns/create', Icon: Plus },
  myCharity: { path: '/charity', below: ['/charities/'], Icon: HandHeart },
  admin: { path: '/admin', below: ['/admin/'], Icon: Gauge },
  charities: { path: '/charities', below: ['/charities/'], Icon: ListChecks },
  payouts: { path: '/payouts', Icon: HandCoins },
  selections: { path: '/selections', Icon: ListRestart },
  reports: { path: '/reports', Icon: Flag },
} as const satisfies Record<string, Entry>;
type MenuEntry = keyof typeof ENTRIES;

const NAMES: Readonly<Record<Role, readonly MenuEntry[]>> = {
  fan: ['profile', 'submissions'],
  celebrity: ['profile', 'myCampaigns', 'subscribed', 'createCampaign'],
  charity: ['profile', 'myCampaigns', 'subscribed', 'createCampaign', 'myCharity'],
  admin: ['profile', 'admin', 'charities', 'payouts', 'selections', 'reports'],
};

/** The entries of a fan who manages other people's campaigns. */
const IN_TEAM: readonly MenuEntry[] = ['profile', 'myCampaigns', 'subscribed'];

/** Returns a person's menu entries, in order (RULES.md, "Dashboard"). */
export function menuEntries({ role, _inTeam }: Pick<User, 'role' | '_inTeam'>, language: Language) {
  return (role === 'fan' && _inTeam ? IN_TEAM : NAMES[role]).map((name) => {
    const { path, below, Icon }: Entry = ENTRIES[name];
    return { name, below, Icon, href: `/${language}/dashboard${path}` };
  });
}
