import { useState } from 'react';
import type { User } from '#api/accounts/contract.ts';
import type { EditableProfile } from '#api/charities/profile-contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { Spinner } from '#site/ui/Spinner.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { Panel } from '#site/ui/Panel.tsx';
import type { DraftTexts } from '#site/ui/DraftForm.tsx';
import { Loaded } from '#site/ui/Loaded.tsx';
import type { ImageTexts } from '../media/texts.ts';
import { CharityPayoutsPanel } from '../payouts/CharityPayoutsPanel.tsx';
import { ContactsPanel } from '../contact/ContactsPanel.tsx';
import type { ContactTexts } from '../contact/texts.ts';
import { WebhookPanel } from '../contact/WebhookPanel.tsx';
import { OnboardingPanel } from '../payouts/OnboardingPanel.tsx';
import type { PayoutTexts } from '../payouts/texts.ts';
import { AccessPanel } from './AccessPanel.tsx';
import { LogoField } from './LogoField.tsx';
import { RequestsPanel } from './RequestsPanel.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { readProfile } from './profile-calls.ts';
import type { CharityProfileTexts } from './texts.ts';
import { RequireUser } from '../accounts/shell/RequireUser.tsx';
import type { ShellTexts } from '../accounts/shell/texts.ts';

export type ProfileEditorTexts = Pick<CharityProfileTexts, 'form' | 'requests' | 'access'> & {
  readonly image: ImageTexts;
  readonly draft: DraftTexts;
  readonly contact: ContactTexts;
  readonly payouts: Pick<PayoutTexts, 'account' | 'admin'>;
};
type ProfileEditorProps = {
  readonly id: string;
  readonly user: User;
  readonly language: Language;
  readonly texts: ProfileEditorTexts;
};

/** The profile of a charity for those who edit it; an admin also sees who they are. */
export function ProfileEditor(props: ProfileEditorProps) {
  const { resource, reload } = useResource(() => readProfile(props.id));
  return (
    <Loaded resource={resource} texts={props.texts.form} onRetry={reload}>
      {({ doc }) => <Editor {...props} doc={doc} />}
    </Loaded>
  );
}

function Editor({ user, language, texts, doc }: ProfileEditorProps & { readonly doc: EditableProfile }) {
  const { form: t, requests, access, image, draft, payouts } = texts;
  const [version, setVersion] = useState(doc.version);
  const named = { charity: doc.name };
  const isOwn = user.role !== 'admin';
  const isApproved = doc.approvalStatus === 'approved';
  return (
    <>
      <h1>{fillText(t.title, named)}</h1>
      <p className="lead">{fillText(t.lead, named)}</p>
      {doc.hasPage ? (
        <p>
          <a className="link" href={`/${language}/charities/${doc.slug}`}>
            {t.seePage}
          </a>
        </p>
      ) : (
        <p className="notice notice-warning">{t.noPage}</p>
      )}
      <RequestsPanel charity={doc} isOwn={isOwn} language={language} texts={requests} />
      <OnboardingPanel id={doc.id} language={language} isOwn={isOwn} texts={payouts.account} />
      <Panel title={t.logo}>
        <LogoField doc={doc} image={image} texts={t} onSaved={(saved) => setVersion(saved.version)} />
      </Panel>
      <Panel title={t.words} text={t.wordsHelp}>
        <ProfileForm
          doc={doc}
          owner={user.id}
          version={version}
          onVersion={setVersion}
          language={language}
          texts={t}
          draftTexts={draft}
        />
      </Panel>
      <CharityPayoutsPanel id={doc.id} language={language} texts={payouts.account} more={payouts.admin} />
      {isOwn && doc.hasPage && (
        <>
          <ContactsPanel id={doc.id} language={language} texts={texts.contact} />
          <WebhookPanel id={doc.id} language={language} texts={texts.contact} />
        </>
      )}
      {!isOwn && <AccessPanel id={doc.id} isApproved={isApproved} language={language} texts={access} />}
    </>
  );
}

type CharityProfileRootProps = {
  readonly id: string;
  readonly language: Language;
  readonly shell: ShellTexts['shell'];
  readonly texts: ProfileEditorTexts;
};

/** The page on which a charity's profile is edited. */
export function CharityProfileRoot({ id, language, shell, texts }: CharityProfileRootProps) {
  return (
    <RequireUser texts={shell} waiting={<Spinner label={shell.loading} row />}>
      {(user) => <ProfileEditor id={id} user={user} language={language} texts={texts} />}
    </RequireUser>
  );
}
