import type { User } from '#api/accounts/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { Spinner } from '#site/ui/Spinner.tsx';
import { useResource } from '#widget/client/use-resource.ts';
import { LoadFailure } from '#site/ui/LoadFailure.tsx';
import { RequireUser } from '../accounts/shell/RequireUser.tsx';
import type { ShellTexts } from '../accounts/shell/texts.ts';
import { ProfileEditor, type ProfileEditorTexts } from './ProfileEditor.tsx';
import { readOwnCharities } from './profile-calls.ts';
import type { CharityProfileTexts } from './texts.ts';

type MyCharityRootProps = {
  readonly language: Language;
  readonly shell: ShellTexts['shell'];
  readonly texts: ProfileEditorTexts & Pick<CharityProfileTexts, 'mine'>;
};

/** The charity whose profile the person's account edits. */
export function MyCharityRoot({ language, shell, texts }: MyCharityRootProps) {
  return (
    <RequireUser texts={shell} waiting={<Spinner label={shell.loading} row />}>
      {(user) => <MyCharity user={user} language={language} texts={texts} />}
    </RequireUser>
  );
}

type MyCharityProps = Omit<MyCharityRootProps, 'shell'> & { readonly user: User };

function MyCharity({ user, language, texts }: MyCharityProps) {
  const { mine } = texts;
  const { resource, reload } = useResource(readOwnCharities);
  if (resource.kind === 'loading') return <Spinner label={mine.loading} row />;
  if (resource.kind === 'failed')
    return <LoadFailure text={mine.loadFailed} retryLabel={mine.retry} onRetry={reload} />;
  const { docs } = resource.value;
  const [first, ...others] = docs;
  if (!first) {
    return (
      <div className="empty">
        <h1>{mine.emptyTitle}</h1>
        <p>{mine.empty}</p>
      </div>
    );
  }
  if (others.length === 0)
    return <ProfileEditor id={first.id} user={user} language={language} texts={texts} />;
  return (
    <>
      <h1>{mine.title}</h1>
      <p className="lead">{mine.chooseLead}</p>
      <ul className="own-list">
        {docs.map(({ id, name }) => (
          <li key={id}>
            <a className="link" href={`/${language}/dashboard/charities/${id}`}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
