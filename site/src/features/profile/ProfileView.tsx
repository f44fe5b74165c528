import type { User, OwnSession } from '#api/accounts/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { useResource } from '#widget/client/use-resource.ts';
import type { ImageTexts } from '#site/features/media/texts.ts';
import { api, callAsPerson, sendToApi } from '../accounts/api.ts';
import type { AccountTexts } from '../accounts/texts.ts';
import { PasskeysPanel } from '../accounts/passkeys/PasskeysPanel.tsx';
import { StepUpDialog } from '../accounts/step-up/StepUpDialog.tsx';
import { CelebrityForm } from './CelebrityForm.tsx';
import type { DraftTexts } from '#site/ui/DraftForm.tsx';
import { EmailForm, PasswordForm } from './PasswordForm.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { PersonForm } from './PersonForm.tsx';
import type { LoadedProfile } from './load-profile.ts';
import type { ShellTexts } from '../accounts/shell/texts.ts';
import { VerificationNotice } from '../accounts/shell/VerificationNotice.tsx';
import { Download } from 'lucide-react';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { useCall } from '#site/ui/use-call.ts';
import { saveFile } from '#site/ui/save-file.ts';
import { callWithStepUp } from '../accounts/step-up/step-up.ts';
import { useState } from 'react';
import { ConfirmButton } from '#site/ui/ConfirmButton.tsx';
import { Spinner } from '#site/ui/Spinner.tsx';
import { leaveBy } from '../accounts/session.ts';
import { formatShortDateTime } from '#site/i18n/format.ts';
import { countryName } from '#site/i18n/country-name.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { RowAction } from '#site/ui/OwnList.tsx';

type ProfileTexts = Pick<
  AccountTexts,
  'common' | 'login' | 'profile' | 'passkeys' | 'personal' | 'problems' | 'sessions' | 'stepUp'
> &
  Pick<ShellTexts, 'verification'> & { readonly image: ImageTexts; readonly draft: DraftTexts };

type ProfileViewProps = WithTexts<ProfileTexts> & { readonly user: User; readonly loaded: LoadedProfile };

/** Shows what is stored about a person, and what they can do with it. */
export function ProfileView({ user, loaded, language, texts }: ProfileViewProps) {
  const { profile: words } = texts;
  const { value, refresh } = useResource(() => api.users.me.profile.$get(), { first: loaded.profile });
  const { profile } = value;

  return (
    <>
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <VerificationNotice user={user} language={language} texts={texts.verification} />
      <PersonForm
        owner={user.id}
        person={profile}
        isCelebrity={loaded.celebrity !== undefined}
        texts={texts}
      />
      {user.role === 'celebrity' && (
        <CelebrityForm doc={loaded.celebrity} owner={user.id} language={language} texts={texts} />
      )}
      {user._verified ? (
        <>
          <EmailForm email={user.email} language={language} texts={texts} />
          <PasswordForm person={profile} language={language} texts={texts} onChanged={() => void refresh()} />
          <ExportPanel texts={words} />
        </>
      ) : (
        <Panel title={words.email} text={words.unproven} />
      )}
      <PasskeysPanel first={loaded.passkeys} language={language} texts={texts} />
      <SessionsPanel first={loaded.sessions} language={language} texts={texts.sessions} />
      <ErasePanel language={language} texts={words} />
      <StepUpDialog email={user.email} hasPassword={profile.hasPassword} language={language} texts={texts} />
    </>
  );
}

function ExportPanel({ texts }: { readonly texts: AccountTexts['profile'] }) {
  const { isBusy, alert, run } = useCall();

  async function download(): Promise<string | undefined> {
    const outcome = await callWithStepUp(() => callAsPerson(() => sendToApi('/api/users/me/export')));
    if (outcome.kind !== 'done') return outcome.message ?? texts.exportFailed;
    const file = new Blob([JSON.stringify(outcome.value, null, 2)], { type: 'application/json' });
    saveFile(file, 'power-hour.json');
    return undefined;
  }

  return (
    <Panel title={texts.yours} text={texts.exportText}>
      <FormFailure text={alert} />
      <SubmitButton
        className="button button-secondary"
        label={
          <>
            <Download aria-hidden="true" />
            {texts.export}
          </>
        }
        busyLabel={texts.exporting}
        isBusy={isBusy}
        onClick={() => void run(download)}
      />
    </Panel>
  );
}

/** Erases the account, after a confirmation. */
export function ErasePanel({ language, texts }: WithTexts<AccountTexts['profile']>) {
  const [isErased, setErased] = useState(false);
  const { isBusy, alert, run } = useCall();

  async function erase(): Promise<string | undefined> {
    const outcome = await leaveBy(() => callWithStepUp(() => api.users.me.$delete({ json: {} })));
    if (outcome.kind !== 'done') return outcome.message ?? texts.eraseFailed;
    setErased(true);
    location.assign(`/${language}`);
    return undefined;
  }

  return (
    <Panel title={texts.erase} text={texts.eraseText}>
      <FormFailure text={alert} />
      <ConfirmButton
        label={isBusy ? texts.erasing : texts.eraseButton}
        className="button button-danger"
        isDisabled={isBusy}
        title={texts.eraseTitle}
        message={texts.eraseMessage}
        confirmLabel={texts.eraseConfirm}
        cancelLabel={texts.eraseKeep}
        danger
        onConfirm={() => void run(erase)}
      />
      {isErased && (
        <div className="loader">
          <Spinner label={texts.erased} row />
        </div>
      )}
    </Panel>
  );
}

type SessionsPanelProps = WithTexts<AccountTexts['sessions']> & {
  readonly first: { readonly docs: readonly OwnSession[] };
};

const { sessions } = api.users.me;

/** Lists where the person is logged in: the browser and country of each session, with a button that ends it. */
export function SessionsPanel({ first, language, texts }: SessionsPanelProps) {
  const { value, refresh } = useResource(() => sessions.$get(), { first });
  const { alert, run } = useCall();

  async function end(id?: string): Promise<string | undefined> {
    const outcome = await (id === undefined
      ? sessions.$delete()
      : sessions[':id'].$delete({ param: { id } }));
    // A 404 means that the session has already ended, as requested.
    if (outcome.kind !== 'done' && outcome.status !== 404) return outcome.message ?? texts.failed;
    await refresh();
    return undefined;
  }

  return (
    <Panel title={texts.title} text={texts.text} anchor="sessions">
      <ul className="own-list">
        {value.docs.map(({ id, country, loggedInAt, lastUsedAt, isCurrent, ...session }) => {
          const browser = session.browser ?? texts.unknownBrowser;
          const moments = fillText(texts.moments, {
            loggedIn: formatShortDateTime(loggedInAt, language),
            lastUsed: formatShortDateTime(lastUsedAt, language),
          });
          return (
            <li key={id}>
              <p className="own-name">
                <strong>{isCurrent ? fillText(texts.current, { browser }) : browser}</strong>
                <br />
                <span className="help">
                  {country === null ? moments : `${countryName(country, language)}, ${moments}`}
                </span>
              </p>
              {!isCurrent && (
                <RowAction
                  label={texts.end}
                  name={fillText(texts.endNamed, { browser })}
                  onPress={() => void run(() => end(id))}
                />
              )}
            </li>
          );
        })}
      </ul>
      <FormFailure text={alert} />
      {value.docs.length > 1 && (
        <button type="button" className="button button-secondary" onClick={() => void run(() => end())}>
          {texts.endOthers}
        </button>
      )}
    </Panel>
  );
}
