import type { User } from '#api/accounts/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { SessionProvider, useSession } from '../SessionProvider.tsx';
import { menuEntries, type MenuEntry } from './menu-entries.ts';

type DashboardMenuProps = {
  readonly language: Language;
  readonly labels: Readonly<Record<MenuEntry, string>>;
  /** The page's own path. */
  readonly path: string;
};

/** The entries of the person's role (RULES.md, "Dashboard"). The session that every island of the page shares starts here. */
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
  return (
    <ul className="menu">
      {menuEntries(user, language).map(({ name, Icon, href }) => {
        // The admin's overview has pages of its own below it.
        const isCurrent = href === path || (name === 'admin' && path.startsWith(`${href}/`));
        return (
          <li key={name}>
            <a
              href={href}
              ref={isCurrent ? showInRow : undefined}
              aria-current={isCurrent ? 'page' : undefined}
            >
              <Icon aria-hidden="true" />
              {labels[name]}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Scrolls the row of a narrow screen to the page's own entry, and the page not at all. */
function showInRow(entry: HTMLElement | null): void {
  const row = entry?.closest('ul');
  if (row && entry) row.scrollLeft = entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2;
}
