import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import type { User } from '#api/accounts/contract.ts';
import type { Campaign } from '#api/campaigns/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { Spinner } from '#site/ui/Spinner.tsx';
import { showFormToast } from '#site/ui/toasts.ts';
import { LoadFailure } from '../dashboard/LoadFailure.tsx';
import { loadCampaign, updateCampaign } from './campaign-form-calls.ts';
import { CampaignStep } from './CampaignStep.tsx';
import { canStoreDrafts, deleteDraft, findDraft } from './draft-store.ts';
import { RestoredNotice } from './RestoredNotice.tsx';
import type { LegalLinks } from './sections/ThanksSection.tsx';
import type { CampaignFormTexts } from './texts.ts';
import { useCampaignValues } from './use-campaign-values.ts';
import { hasSameValues, useStoredDraft } from './use-stored-draft.ts';
import { keepTyped, restoreValues, toFormValues, type FormValues } from './values.ts';

type EditCampaignProps = {
  readonly id: string;
  readonly language: Language;
  readonly texts: CampaignFormTexts;
  readonly links: LegalLinks;
  readonly user: User;
};

/** Loads the person's own campaign for editing; somebody else's is not found (specification §6). */
export function EditCampaign(props: EditCampaignProps) {
  const { id, language, texts } = props;
  const { page } = texts;
  const { resource, reload, update } = useResource(() => loadCampaign(id));
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

type EditFormProps = EditCampaignProps & {
  readonly campaign: Campaign;
  readonly onSaved: (campaign: Campaign) => void;
};

function EditForm({ language, texts, links, user, campaign, onSaved }: EditFormProps) {
  const { page, outcome } = texts;
  const draft = `edit-${campaign.id}` as const;
  const [canStore] = useState(canStoreDrafts);
  const [stored, setStored] = useState(() => toFormValues(campaign));
  const state = useCampaignValues(() => restoreValues(findDraft(draft, user.id), stored));
  const isPristine = hasSameValues(state.values, stored);
  const [isRestored, setRestored] = useState(!isPristine);
  useStoredDraft(draft, user.id, state.values, isPristine, canStore);

  const sending = {
    send: (values: FormValues) => updateCampaign(campaign.id, stored, values),
    failed: { inline: outcome.updateFailed, toast: outcome.updateTryAgain },
    fixErrors: outcome.fixErrors,
    stored,
    onDone: (saved: Campaign, sent: FormValues, latest: FormValues) => {
      // The editor keeps its own document: it may write the same text differently than the API does.
      const now = { ...toFormValues(saved), description: sent.description };
      setStored(now);
      state.markSaved(keepTyped(now, sent, latest));
      setRestored(false);
      onSaved(saved);
      showFormToast('success', outcome.updated);
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
      {!canStore && <p className="notice notice-warning">{page.notKept}</p>}
      {isRestored && !isPristine && (
        <RestoredNotice
          texts={page}
          text={page.restoredEdit}
          label={page.discard}
          onDiscard={() => {
            deleteDraft('alt');
            state.replace(stored);
          }}
        />
      )}
      <CampaignStep
        state={state}
        sending={sending}
        language={language}
        texts={texts}
        links={links}
        user={user}
        campaign={campaign}
      />
    </div>
  );
}
