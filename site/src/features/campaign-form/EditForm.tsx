import { ExternalLink } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { User } from '#api/accounts/contract.ts';
import type { Campaign } from '#api/campaigns/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { showFormToast } from '#site/ui/toasts.ts';
import { $sharedCampaigns } from '../campaigns/shared-campaigns.ts';
import { updateCampaign } from './campaign-form-calls.ts';
import { CampaignStep } from './CampaignStep.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { canStoreDrafts, deleteDraft, findDraft } from '#widget/client/drafts.ts';
import { ReopenOffer } from './ReopenOffer.tsx';
import { RestoredNotice } from '#site/ui/RestoredNotice.tsx';
import type { LegalLinks } from './sections/ThanksSection.tsx';
import type { CampaignFormTexts } from './texts.ts';
import { useCampaignValues } from './use-campaign-values.ts';
import { useEditConflict } from './use-edit-conflict.ts';
import { getDraftVersion, hasSameValues, useStoredDraft } from './use-stored-draft.ts';
import { keepTyped, restoreValues, toFormValues, type FormValues } from './values.ts';

export type EditFormProps = {
  readonly language: Language;
  readonly texts: CampaignFormTexts;
  readonly links: LegalLinks;
  readonly user: User;
  readonly campaign: Campaign;
  readonly onSaved: (campaign: Campaign) => void;
};

/** The campaign's form, with what was typed before and not saved. */
export function EditForm({ language, texts, links, user, campaign, onSaved }: EditFormProps) {
  const { page, outcome } = texts;
  const draft = `edit-${campaign.id}` as const;
  const [canStore] = useState(canStoreDrafts);
  const [stored, setStored] = useState(() => toFormValues(campaign));
  // Typed on an older version, a draft is refused as one typed in another tab is.
  const [version, setVersion] = useState(
    () => getDraftVersion(findDraft(draft, user.id)) ?? campaign.version,
  );
  const state = useCampaignValues(() => restoreValues(findDraft(draft, user.id), stored));
  const isPristine = hasSameValues(state.values, stored);
  const [isRestored, setRestored] = useState(!isPristine);
  const [extended, setExtended] = useState<Campaign>();
  const base = useMemo(() => ({ values: stored, version }), [stored, version]);
  useStoredDraft(draft, user.id, state.values, isPristine, canStore, base);
  const editing = useEditConflict(state, (doc, values) => {
    setStored(values);
    setVersion(doc.version);
    onSaved(doc);
  });

  const sending = {
    send: async (values: FormValues) => {
      const outcome = await updateCampaign(campaign.id, { before: stored, version }, values);
      if (outcome.kind === 'refused' && outcome.status === 412) {
        await editing.resolve(campaign.id, stored, values, Object.keys(outcome.problems));
      }
      return outcome;
    },
    failed: { inline: outcome.updateFailed, toast: outcome.updateTryAgain },
    fixErrors: outcome.fixErrors,
    stored,
    hasWinners: campaign.winnersSelected,
    onDone: (saved: Campaign, sent: FormValues, latest: FormValues) => {
      // The editor keeps its own document: it may write the same text differently than the API does.
      const now = { ...toFormValues(saved), description: sent.description };
      setStored(now);
      setVersion(saved.version);
      editing.clear();
      state.markSaved(keepTyped(now, sent, latest));
      setRestored(false);
      onSaved(saved);
      $sharedCampaigns.set([saved]);
      showFormToast('success', outcome.updated);
      if (isExtended(saved, campaign)) setExtended(saved);
    },
  };

  return (
    <div className="cf">
      <header className="cf-head">
        <h1>{page.editHeading}</h1>
        <p className="lead">{campaign.name}</p>
        <p>
          <a
            href={`/${language}/campaigns/${campaign.slug}`}
            target="_blank"
            rel="noopener"
            className="cf-view"
          >
            {page.viewPage}
            <ExternalLink aria-hidden="true" />
            <span className="visually-hidden">{texts.fields.newTab}</span>
          </a>
        </p>
      </header>
      {campaign.winnersSelected && <p className="notice">{page.winnersFixed}</p>}
      {!canStore && <p className="notice notice-warning">{page.notKept}</p>}
      {isRestored && !isPristine && (
        <RestoredNotice
          texts={page}
          text={page.restoredEdit}
          label={page.discard}
          onDiscard={() => {
            deleteDraft('alt');
            setVersion(campaign.version);
            state.replace(stored);
          }}
        />
      )}
      {editing.conflict && (
        <ConflictNotice
          conflict={editing.conflict}
          taken={editing.taken}
          texts={texts}
          onChoose={editing.choose}
        />
      )}
      <CampaignStep
        key={state.revision}
        state={state}
        sending={sending}
        language={language}
        texts={texts}
        links={links}
        user={user}
        campaign={campaign}
      />
      <ReopenOffer
        campaign={extended}
        texts={texts}
        onLeave={() => setExtended(undefined)}
        onReopened={(doc) => {
          setVersion(doc.version);
          onSaved(doc);
        }}
      />
    </div>
  );
}

/** Returns whether a closed campaign has got a later deadline, until which it may be reopened. */
function isExtended(saved: Campaign, before: Campaign): boolean {
  if (saved.isActive || saved.winnersSelected || saved.subscriptionDeadline === null) return false;
  const isMoved = saved.subscriptionDeadline !== before.subscriptionDeadline;
  return isMoved && Date.parse(saved.subscriptionDeadline) > Date.now();
}
