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
import type { Language } from '#api/platform/rules.ts';
import { useSession, withSession } from '../SessionProvider.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';
import { menuEntries, menuPath, type MenuEntry } from './menu-entries.ts';

type DashboardMenuProps = {
  readonly language: Language;
  readonly labels: Readonly<Record<MenuEntry, string>>;
  /** The page's own path. */
  readonly path: string;
};

const ICONS = {
  profile: UserRound,
  submissions: Ticket,
  myCampaigns: Megaphone,
  subscribed: HeartHandshake,
  createCampaign: Plus,
  myCharity: HandHeart,
  admin: Gauge,
  charities: ListChecks,
  payouts: HandCoins,
  selections: ListRestart,
  reports: Flag,
} as const;

/** The entries of the person's role (RULES.md, "Dashboard"). */
export const DashboardMenu = withSession(Entries);

function Entries({ language, labels, path }: DashboardMenuProps) {
  const { user } = useSession();
  if (!user) {
    return (
      <div className="menu-loading">
        <Skeleton shape="title" />
        <Skeleton shape="title" />
      </div>
    );
  }
  return (
    <ul className="menu">
      {menuEntries(user.role).map((entry) => {
        const Icon = ICONS[entry];
        const href = menuPath(entry, language);
        return (
          <li key={entry}>
            <a
              href={href}
              ref={isCurrent(entry, href, path) ? showInRow : undefined}
              aria-current={isCurrent(entry, href, path) ? 'page' : undefined}
            >
              <Icon aria-hidden="true" />
              {labels[entry]}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** The admin's overview has pages of its own below it. */
function isCurrent(entry: MenuEntry, href: string, path: string): boolean {
  return href === path || (entry === 'admin' && path.startsWith(`${href}/`));
}

/** Scrolls the row of a narrow screen to the page's own entry, and the page not at all. */
function showInRow(entry: HTMLElement | null): void {
  const row = entry?.closest('ul');
  if (row && entry) row.scrollLeft = entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2;
}
