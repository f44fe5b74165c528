import { useState } from 'react';
import type { User } from '#api/accounts/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { Spinner } from '#site/ui/Spinner.tsx';
import { useSession, withSession } from '../accounts/SessionProvider.tsx';
import { LoadFailure } from '#site/ui/LoadFailure.tsx';
import { CreateCampaign } from './CreateCampaign.tsx';
import { findDraft, pickTexts } from '#widget/client/drafts.ts';
import type { LegalLinks } from './sections/ThanksSection.tsx';
import type { CampaignFormTexts } from './texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatCancellation } from '#api/campaigns/cancellation-rules.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { loadCampaign } from './campaign-form-calls.ts';
import { EditForm, type EditFormProps } from './EditForm.tsx';

export type CampaignFormProps = {
  readonly language: Language;
  readonly texts: CampaignFormTexts;
  readonly links: LegalLinks;
  /** The campaign to edit; without it, the form creates one. */
  readonly id?: string;
};

/** The campaign form in both modes and both shapes (RULES.md, "Campaign form"). */
export const CampaignForm = withSession(CampaignFormContent);

function CampaignFormContent({ id, ...props }: CampaignFormProps) {
  const { user, isUnreachable, reload, logOut } = useSession();
  const { language, texts } = props;
  // The shape depends on the first known session, and stays when the person logs in on the way.
  const [isWizard, setWizard] = useState<boolean>();
  const [editor, setEditor] = useState<User>();
  if (isWizard === undefined && user !== undefined) setWizard(user === null || hasWizardDraft(user));
  if (user && user.id !== editor?.id) setEditor(user);

  if (user && user.role !== 'celebrity' && user.role !== 'charity') {
    // Only others run campaigns (RULES.md, "Roles").
    return (
      <div className="empty">
        <h1 className="cf-empty-title">{texts.page.refusedTitle}</h1>
        <p>{fillText(texts.page.refused, { name: user.name || user.email })}</p>
        <div className="row cf-ways">
          <a className="button" href={`/${language}`}>
            {texts.page.toCampaigns}
          </a>
          <button type="button" className="button button-quiet" onClick={() => void logOut()}>
            {texts.page.logOut}
          </button>
        </div>
      </div>
    );
  }
  if (id !== undefined && editor) return <EditCampaign key={editor.id} {...props} id={id} user={editor} />;
  if (id === undefined && user !== undefined && isWizard !== undefined) {
    return <CreateCampaign {...props} user={user} isWizard={isWizard} />;
  }
  if (isUnreachable) {
    return (
      <LoadFailure
        text={texts.page.unreachable}
        retryLabel={texts.page.retry}
        onRetry={() => void reload()}
      />
    );
  }
  return (
    <div className="cf-waiting">
      <Spinner label={texts.page.loading} row />
    </div>
  );
}

/** Returns whether a stored draft of the personal details belongs to this address: the wizard is half done. */
function hasWizardDraft({ id, email }: User): boolean {
  const draft = pickTexts(findDraft('person', id));
  return (draft['email'] ?? '').trim().toLowerCase() === email.toLowerCase();
}

type EditCampaignProps = Omit<EditFormProps, 'campaign' | 'onSaved'> & { readonly id: string };

/** Loads the person's own campaign for editing; another person's is not found (RULES.md, "Roles"). */
export function EditCampaign(props: EditCampaignProps) {
  const { id, language, texts } = props;
  const { page } = texts;
  const { resource, reload, update } = useResource(() => loadCampaign(id));
  const cancelled = resource.kind === 'ready' ? resource.value.doc.cancelled : null;
  if (cancelled) {
    return (
      <div className="empty">
        <h1 className="cf-empty-title">{page.cancelledTitle}</h1>
        <p>{formatCancellation(cancelled, language)}</p>
        <a className="button" href={`/${language}/dashboard`}>
          {page.toDashboard}
        </a>
      </div>
    );
  }
  if (resource.kind === 'ready') {
    return <EditForm {...props} campaign={resource.value.doc} onSaved={(doc) => update(() => ({ doc }))} />;
  }
  const title = <h1 className="cf-head">{page.editHeading}</h1>;
  // Without a session, the login page follows.
  if (resource.kind === 'loading' || resource.failure.kind === 'unauthenticated') {
    return (
      <>
        {title}
        <Spinner label={page.loading} row />
      </>
    );
  }
  if (resource.failure.status === 404) {
    return (
      <div className="empty">
        <h1 className="cf-empty-title">{page.notFoundTitle}</h1>
        <p>{page.notFound}</p>
        <a className="button" href={`/${language}/dashboard`}>
          {page.toDashboard}
        </a>
      </div>
    );
  }
  return (
    <>
      {title}
      <LoadFailure
        text={resource.failure.kind === 'unreachable' ? page.unreachable : page.loadFailed}
        retryLabel={page.retry}
        onRetry={reload}
      />
    </>
  );
}
