import { useState } from 'react';
import type { User } from '#api/accounts/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { Spinner } from '#site/ui/Spinner.tsx';
import { useSession, withSession } from '../accounts/SessionProvider.tsx';
import { LoadFailure } from '#site/ui/LoadFailure.tsx';
import { CreateCampaign } from './CreateCampaign.tsx';
import { findDraft, pickTexts } from '#widget/client/drafts.ts';
import { EditCampaign } from './EditCampaign.tsx';
import { WrongRoleNotice } from './WrongRoleNotice.tsx';
import type { LegalLinks } from './sections/ThanksSection.tsx';
import type { CampaignFormTexts } from './texts.ts';

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
  const { user, isUnreachable, reload } = useSession();
  const { language, texts } = props;
  // The shape depends on the first known session, and stays when the person logs in on the way.
  const [isWizard, setWizard] = useState<boolean>();
  const [editor, setEditor] = useState<User>();
  if (isWizard === undefined && user !== undefined) setWizard(user === null || hasWizardDraft(user));
  if (user && user.id !== editor?.id) setEditor(user);

  if (user && user.role !== 'celebrity' && user.role !== 'charity') {
    return <WrongRoleNotice language={language} texts={texts.page} user={user} />;
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

function hasWizardDraft({ id, email }: User): boolean {
  return isDraftOfEmail(findDraft('person', id), email);
}

/** Returns whether a stored draft of the personal details belongs to this address: the wizard is half done. */
function isDraftOfEmail(draft: unknown, email: string): boolean {
  return (pickTexts(draft)['email'] ?? '').trim().toLowerCase() === email.toLowerCase();
}
