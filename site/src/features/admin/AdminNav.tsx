import type { Language } from '#api/platform/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import type { AdminTexts } from './texts.ts';

const ADMIN_SECTIONS = [
  'overview',
  'reviews',
  'people',
  'campaigns',
  'accounts',
  'payments',
  'mails',
  'messages',
  'sweeps',
  'log',
] as const;
export type AdminSection = (typeof ADMIN_SECTIONS)[number];

/** Returns the path of one of the admin’s pages. */
export const adminPath = (section: AdminSection, language: Language): string =>
  `/${language}/dashboard/admin${section === 'overview' ? '' : `/${section}`}`;

type AdminNavProps = WithTexts<AdminTexts['nav']> & { readonly current: string };

/** The links between the admin’s pages. */
export function AdminNav({ current, language, texts }: AdminNavProps) {
  return (
    <nav className="admin-nav" aria-label={texts.sections}>
      <ul className="menu-row">
        {ADMIN_SECTIONS.map((section) => (
          <li key={section}>
            <a href={adminPath(section, language)} aria-current={section === current ? 'page' : undefined}>
              {texts[section]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
