import { useState } from 'react';
import type { User } from '#api/accounts/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { Panel } from '#site/ui/Panel.tsx';
import type { DraftTexts } from '#site/ui/DraftForm.tsx';
import type { ImageTexts } from '../media/texts.ts';
import { CharityPayoutsPanel } from '../payouts/CharityPayoutsPanel.tsx';
import { ContactsPanel } from '../contact/ContactsPanel.tsx';
import type { ContactTexts } from '../contact/texts.ts';
import { WebhookPanel } from '../contact/WebhookPanel.tsx';
import { OnboardingPanel } from '../payouts/OnboardingPanel.tsx';
import type { PayoutTexts } from '../payouts/texts.ts';
import { AccessPanel } from './AccessPanel.tsx';
import { RequestsPanel } from './RequestsPanel.tsx';
import type { LoadedCharity } from './load-charity.ts';
import { ProfileForm } from './ProfileForm.tsx';
import type { CharityProfileTexts } from './texts.ts';
import type { EditableProfile } from '#api/charities/profile-contract.ts';
import { showToast } from '#site/ui/toasts.ts';
import { callEndpoint } from '#widget/client/outcome.ts';
import { api } from '../accounts/api.ts';
import { ImageField } from '../media/ImageField.tsx';
import { useSavedPicture } from '../media/use-saved-picture.ts';
import '../payouts/payouts.css';

type ProfileEditorTexts = Pick<CharityProfileTexts, 'form' | 'requests' | 'access'> & {
  readonly image: ImageTexts;
  readonly draft: DraftTexts;
  readonly contact: ContactTexts;
  readonly payouts: Pick<PayoutTexts, 'account' | 'admin'>;
};
type ProfileEditorProps = WithTexts<ProfileEditorTexts> & {
  readonly user: User;
  readonly loaded: LoadedCharity;
};

/** Shows a charity's profile to those who edit it, and to an admin also who they are. */
export function ProfileEditor({ user, loaded, language, texts }: ProfileEditorProps) {
  const { doc } = loaded;
  const { requests, access, payouts } = texts;
  const isOwn = user.role !== 'admin';
  return (
    <>
      <Heading doc={doc} language={language} texts={texts.form} />
      <div className="charity-panels">
        <RequestsPanel
          charity={doc}
          first={loaded.requests}
          isOwn={isOwn}
          language={language}
          texts={requests}
        />
        <OnboardingPanel
          id={doc.id}
          state={loaded.state}
          isExpired={loaded.isExpired}
          language={language}
          isOwn={isOwn}
          texts={payouts.account}
        />
        <WordsPanel doc={doc} owner={user.id} language={language} texts={texts} />
        <CharityPayoutsPanel
          id={doc.id}
          first={loaded.payouts}
          language={language}
          texts={payouts.account}
          more={payouts.admin}
        />
        {loaded.contact && (
          <>
            <ContactsPanel
              id={doc.id}
              first={loaded.contact.fetches}
              language={language}
              texts={texts.contact}
            />
            <WebhookPanel id={doc.id} first={loaded.contact} language={language} texts={texts.contact} />
          </>
        )}
        {loaded.access && (
          <AccessPanel
            id={doc.id}
            first={loaded.access}
            isApproved={doc.approvalStatus === 'approved'}
            language={language}
            texts={access}
          />
        )}
      </div>
    </>
  );
}

type HeadingProps = WithTexts<CharityProfileTexts['form']> & { readonly doc: EditableProfile };

function Heading({ doc: { name: charity, hasPage, slug }, language, texts }: HeadingProps) {
  return (
    <>
      <h1>{fillText(texts.title, { charity })}</h1>
      <p className="lead">{fillText(texts.lead, { charity })}</p>
      {hasPage ? (
        <p>
          <a className="link" href={`/${language}/charities/${slug}`}>
            {texts.seePage}
          </a>
        </p>
      ) : (
        <p className="notice notice-warning">{texts.noPage}</p>
      )}
    </>
  );
}

type WordsPanelProps = WithTexts<Pick<ProfileEditorTexts, 'form' | 'image' | 'draft'>> & {
  readonly doc: EditableProfile;
  readonly owner: string;
};

/** The logo and what the charity says about itself; saving the one makes the other's version outdated. */
function WordsPanel({ doc, owner, language, texts }: WordsPanelProps) {
  const { form: t, image, draft } = texts;
  const [version, setVersion] = useState(doc.version);
  return (
    <Panel title={t.words} text={t.wordsHelp}>
      <LogoField doc={doc} image={image} texts={t} onSaved={(saved) => setVersion(saved.version)} />
      <ProfileForm
        doc={doc}
        owner={owner}
        version={version}
        onVersion={setVersion}
        language={language}
        texts={t}
        draftTexts={draft}
      />
    </Panel>
  );
}

type LogoFieldProps = {
  readonly doc: EditableProfile;
  readonly image: ImageTexts;
  readonly texts: CharityProfileTexts['form'];
  readonly onSaved: (doc: EditableProfile) => void;
};

/** Uploads a charity's logo, which is public as soon as it is uploaded. */
function LogoField({ doc, image, texts, onSaved }: LogoFieldProps) {
  const [isOwn, setOwn] = useState(doc.isOwnLogo);
  const field = useSavedPicture(doc.logo, async (logo) => {
    const outcome = await callEndpoint(() =>
      api.charities[':id'].profile.$patch({ param: { id: doc.id }, json: { logo }, header: {} }),
    );
    if (outcome.kind === 'unreachable') return texts.unreachable;
    if (outcome.kind !== 'done') return outcome.message ?? texts.saveFailed;
    setOwn(outcome.value.doc.isOwnLogo);
    onSaved(outcome.value.doc);
    showToast('success', texts.logoSaved);
    return undefined;
  });

  return (
    <ImageField
      texts={{ ...image, label: texts.logo, help: texts.logoHelp, preview: texts.logoPreview }}
      optional={texts.optional}
      {...field}
      isLogo
      isDescribable={field.picture === null || isOwn}
    />
  );
}
