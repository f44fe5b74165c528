import { useState } from 'react';
import type { User } from '#api/accounts/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
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
import { toHeadlineClass } from '#site/ui/to-headline-class.ts';
import { showToast } from '#site/ui/toasts.ts';
import { api } from '../accounts/api.ts';
import { ImageField } from '../media/ImageField.tsx';
import { useSavedPicture } from '../media/use-saved-picture.ts';
import '../payouts/payouts.css';

type ProfileEditorTexts = Pick<CharityProfileTexts, 'form' | 'requests' | 'access'> &
  Pick<PayoutTexts, 'account' | 'obstacles'> & {
    readonly image: ImageTexts;
    readonly draft: DraftTexts;
    readonly contact: ContactTexts;
  };
type ProfileEditorProps = WithTexts<ProfileEditorTexts> & {
  readonly user: User;
  readonly loaded: LoadedCharity;
};

/** Shows what happens for a charity and what its people set up; what is to be done first is on top, or open. */
export function ProfileEditor({ user, loaded, language, texts }: ProfileEditorProps) {
  const { doc, state, contact, access } = loaded;
  const isOwn = user.role !== 'admin';
  const isReady = state === 'ready';
  const shared = { id: doc.id, language };
  const money = (
    <OnboardingPanel
      {...shared}
      state={state}
      isExpired={loaded.isExpired}
      isOwn={isOwn}
      texts={texts.account}
    />
  );
  return (
    <>
      <Heading doc={doc} language={language} texts={texts.form} />
      <div className="charity-panels">
        <div>
          {!isReady && money}
          <RequestsPanel
            charity={doc}
            first={loaded.requests}
            isOwn={isOwn}
            language={language}
            texts={texts.requests}
          />
          <CharityPayoutsPanel {...shared} first={loaded.payouts} texts={texts} />
        </div>
        <div>
          {isReady && money}
          {contact && <ContactsPanel {...shared} first={contact.fetches} texts={texts.contact} />}
          <WordsPanel
            doc={doc}
            owner={user.id}
            isFolded={!isReady || Boolean(doc.aboutNl || doc.aboutEn)}
            language={language}
            texts={texts}
          />
          {access && (
            <AccessPanel
              {...shared}
              first={access}
              isApproved={doc.approvalStatus === 'approved'}
              texts={texts.access}
            />
          )}
          {contact && <WebhookPanel {...shared} first={contact} texts={texts.contact} />}
        </div>
      </div>
    </>
  );
}

type HeadingProps = WithTexts<CharityProfileTexts['form']> & { readonly doc: EditableProfile };

function Heading({ doc: { name: charity, hasPage, slug }, language, texts }: HeadingProps) {
  return (
    <>
      <h1 className={toHeadlineClass(charity)}>{charity}</h1>
      <p className="lead">{texts.lead}</p>
      {hasPage ? (
        <p>
          <a className="link" href={`/${language}/charities/${slug}`}>
            {texts.seePage}
          </a>
        </p>
      ) : (
        <p className="help">{texts.noPage}</p>
      )}
    </>
  );
}

type WordsPanelProps = WithTexts<Pick<ProfileEditorTexts, 'form' | 'image' | 'draft'>> & {
  readonly doc: EditableProfile;
  readonly owner: string;
  readonly isFolded: boolean;
};

/** The logo and what the charity says about itself; saving the one makes the other's version outdated. */
function WordsPanel({ doc, owner, isFolded, language, texts }: WordsPanelProps) {
  const { form: t, image, draft } = texts;
  const [version, setVersion] = useState(doc.version);
  return (
    <Panel title={t.words} text={t.wordsHelp} isFolded={isFolded}>
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
    const outcome = await api.charities[':id'].profile.$patch({
      param: { id: doc.id },
      json: { logo },
      header: {},
    });
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
      {...field}
      isLogo
      isDescribable={field.picture === null || isOwn}
    />
  );
}
