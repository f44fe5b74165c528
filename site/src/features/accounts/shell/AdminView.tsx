import type { ReactNode } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { RequireUser } from './RequireUser.tsx';
import { LoadingCards } from '#site/ui/Skeleton.tsx';
import type { ShellTexts } from './texts.ts';

type AdminViewProps = {
  readonly language: Language;
  readonly shell: ShellTexts['shell'];
  /** For everyone who is not an admin. */
  readonly texts: Readonly<Record<'notYoursTitle' | 'notYours' | 'toDashboard', string>>;
  readonly children: ReactNode;
};

/** A page of the dashboard for admins; everyone else is told so, with the way to their own. */
export function AdminView({ language, shell, texts, children }: AdminViewProps) {
  return (
    <RequireUser texts={shell} waiting={<LoadingCards label={shell.loading} />}>
      {({ role }) =>
        role === 'admin' ? (
          children
        ) : (
          <div className="empty">
            <h1>{texts.notYoursTitle}</h1>
            <p>{texts.notYours}</p>
            <a className="button" href={`/${language}/dashboard`}>
              {texts.toDashboard}
            </a>
          </div>
        )
      }
    </RequireUser>
  );
}
