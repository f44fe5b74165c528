import { useState, useEffect, useEffectEvent } from 'react';
import type { User } from '#api/accounts/contract.ts';
import { useIsHydrated } from '#site/ui/use-form.ts';
import { findDraft, pickTexts, deleteDraft } from '#widget/client/drafts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { SessionProvider, useSession } from '../accounts/SessionProvider.tsx';
import {
  useDraftKey,
  hasSameValues,
  storeValues,
  useDraftAtStart,
  useStoredDraft,
} from './use-stored-draft.ts';
import './campaign-form.css';
import type { Campaign } from '#api/campaigns/contract.ts';
import type { CelebrityProfile } from '#api/celebrities/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { toRequest } from './to-request.ts';
import { api } from '../accounts/api.ts';
import { checkCampaign } from './checks.ts';
import { CampaignStep } from './CampaignStep.tsx';
import { RestoredNotice } from '#site/ui/RestoredNotice.tsx';
import type { CharityItem } from './parts/use-charities.ts';
import type { LegalLinks } from './sections/ThanksSection.tsx';
import type { CampaignFormTexts } from './texts.ts';
import { useCampaignValues } from './use-campaign-values.ts';
import { EMPTY_VALUES, keepTyped, restoreValues, toFormValues, type FormValues } from './values.ts';
import { Wizard } from './Wizard.tsx';

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

type CreateCampaignProps = WithTexts<CampaignFormTexts> & {
  readonly links: LegalLinks;
  readonly user: User | null;
  readonly ownCharity?: CharityItem | undefined;
  /** Whether there are two steps, for a visitor who was not logged in at first. */
  readonly isWizard: boolean;
};

/** Creates a campaign: on one page, or as the second step after the personal details (RULES.md, "Campaign form"). */
export function CreateCampaign(props: CreateCampaignProps) {
  const { language, texts, links, user, ownCharity, isWizard } = props;
  const { page, outcome, wizard } = texts;
  const { state, startOver, storedFor, face, hasProfile, canStore, isRestored } = useNewCampaign(props);

  const sending = {
    send: (values: FormValues) => api.campaigns.create.$post({ json: toRequest(values) }),
    check: (values: FormValues) => checkCampaign(values, texts.problems, Date.now()),
    failed: { inline: outcome.createFailed, toast: outcome.createTryAgain },
    fixErrors: isWizard ? wizard.fixBefore : outcome.fixErrors,
    onDone: (campaign: Campaign, sent: FormValues, latest: FormValues) => {
      if (!hasSameValues(latest, sent)) {
        const unsaved = keepTyped(toFormValues(campaign), sent, latest);
        storeValues(`edit-${campaign.id}`, storedFor?.id ?? null, unsaved);
      }
      deleteDraft('create');
      deleteDraft('person');
      deleteDraft('alt');
      location.assign(`/${language}/dashboard?success=campaign`);
    },
  };

  const notices = (
    <Notices
      texts={texts}
      hasProfile={hasProfile}
      canStore={canStore}
      isRestored={isRestored}
      onDiscard={startOver}
    />
  );
  const step = { state, sending, language, texts, links, user: storedFor, ownCharity, face };
  if (isWizard) return <Wizard {...step} currentUser={user} notices={notices} />;
  return (
    <div className="cf">
      <header className="cf-head">
        <h1>{page.heading}</h1>
        <p className="lead">{page.lead}</p>
      </header>
      {notices}
      <CampaignStep key={state.revision} {...step} />
    </div>
  );
}

/**
 * Holds the values of a new campaign and stores them as they are typed: first for a visitor, then for the user who logs
 * in meanwhile. If the form is still empty, that user's own draft replaces it.
 */
function useNewCampaign({ user, language, ownCharity }: CreateCampaignProps) {
  const owner = user?.id ?? null;
  const empty = { ...EMPTY_VALUES, language, charity: ownCharity?.id ?? '' };
  const [storedFor, setStoredFor] = useState(user);
  const { canStore, draft } = useDraftAtStart('create', owner);
  const [isRestored, setRestored] = useState(draft !== undefined);
  const state = useCampaignValues(() => restoreValues(draft, empty));
  // The artist name comes from the profile: a form with nothing else is not worth storing.
  const isPristine = hasSameValues(state.values, { ...empty, artistName: state.values.artistName });
  useStoredDraft('create', storedFor?.id ?? null, state.values, isPristine, canStore);
  const [face, setFace] = useState<CelebrityProfile['avatar']>(null);
  const hasProfile = useProfile(user, ({ artistName, avatar }) => {
    setFace(avatar);
    if (state.values.artistName === '') state.set('artistName', artistName);
  });

  if (user && user.id !== storedFor?.id) {
    setStoredFor(user);
    const storedDraft = isPristine ? findDraft('create', user.id) : undefined;
    if (storedDraft !== undefined) {
      state.replace(restoreValues(storedDraft, empty));
      setRestored(true);
    }
  }

  function startOver(): void {
    deleteDraft('create');
    deleteDraft('alt');
    state.replace({ ...empty, artistName: state.values.artistName });
  }

  return { state, startOver, storedFor, face, hasProfile, canStore, isRestored };
}

type NoticesProps = Pick<CreateCampaignProps, 'texts'> & {
  readonly hasProfile: boolean;
  readonly canStore: boolean;
  readonly isRestored: boolean;
  readonly onDiscard: () => void;
};

function Notices({ texts: { page, wizard }, hasProfile, canStore, isRestored, onDiscard }: NoticesProps) {
  return (
    <>
      {!hasProfile && (
        <p className="notice notice-error" role="alert">
          {wizard.inconsistent}
        </p>
      )}
      {!canStore && <p className="notice notice-warning">{page.notKept}</p>}
      {isRestored && (
        <RestoredNotice texts={page} text={page.restored} label={page.startOver} onDiscard={onDiscard} />
      )}
    </>
  );
}

/** Passes a celebrity's profile to `onProfile` once; returns false if the account has none (RULES.md, "Roles"). */
function useProfile(user: User | null, onProfile: (profile: CelebrityProfile) => void): boolean {
  const [hasProfile, setHasProfile] = useState(true);
  const report = useEffectEvent(onProfile);
  const id = user?.role === 'celebrity' ? user.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    let isCurrent = true;
    void api['celebrities-custom']['by-user'].$get().then((profile) => {
      if (!isCurrent) return;
      setHasProfile(profile.kind !== 'refused' || profile.status !== 404);
      if (profile.kind === 'done') report(profile.value.doc);
    });
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return hasProfile;
}
