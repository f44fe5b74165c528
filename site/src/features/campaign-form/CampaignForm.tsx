import { useState } from 'react';
import type { User } from '#api/accounts/contract.ts';
import { useIsHydrated } from '#site/ui/use-form.ts';
import { findDraft, pickTexts } from '#widget/client/drafts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { SessionProvider, useSession } from '../accounts/SessionProvider.tsx';
import { CreateCampaign, type CreateCampaignProps } from './CreateCampaign.tsx';
import { useDraftKey } from './use-stored-draft.ts';
import './campaign-form.css';

type CampaignFormProps = Omit<CreateCampaignProps, 'user' | 'isWizard'> & {
  /** The person who is logged in; null when nobody is. */
  readonly user: User | null;
};

/** The form that creates a campaign, with or without the wizard (RULES.md, "Campaign form"). */
export function CampaignForm({ user, ...props }: CampaignFormProps) {
  return (
    <SessionProvider known={user}>
      <Content {...props} />
    </SessionProvider>
  );
}

function Content(props: Omit<CampaignFormProps, 'user'>) {
  const { user = null, logOut } = useSession();
  const { language, texts } = props;
  const isHydrated = useIsHydrated();
  const key = useDraftKey(user?.id ?? null, 'create', 'person', 'alt');
  // The first session decides on the shape, which stays when the person logs in on the way.
  const [shape, setShape] = useState({ isSettled: false, isWizard: user === null });
  if (isHydrated && !shape.isSettled)
    setShape({ isSettled: true, isWizard: user === null || hasWizardDraft(user) });

  if (user && user.role !== 'celebrity' && user.role !== 'charity') {
    // Only celebrities and charities run campaigns (RULES.md, "Roles").
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
  return <CreateCampaign key={key} {...props} user={user} isWizard={shape.isWizard} />;
}

/** Returns whether a stored draft of the personal details has this address, so that the wizard is half done. */
function hasWizardDraft({ id, email }: User): boolean {
  const draft = pickTexts(findDraft('person', id));
  return (draft['email'] ?? '').trim().toLowerCase() === email.toLowerCase();
}
