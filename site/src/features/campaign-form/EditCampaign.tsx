import { ExternalLink } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { User } from '#api/accounts/contract.ts';
import type { Campaign } from '#api/campaigns/contract.ts';
import type { Language } from '#api/platform/rules.ts';
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
  const [campaign, setCampaign] = useState<Campaign>();
  const [failure, setFailure] = useState<'missing' | { readonly text: string }>();

  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void loadCampaign(id).then((outcome) => {
      if (!isCurrent) return;
      if (outcome.kind === 'done') setCampaign(outcome.value.doc);
      else if (outcome.kind === 'unreachable') setFailure({ text: page.unreachable });
      else if (outcome.status === 404) setFailure('missing');
      // Without a session, the login page follows.
      else if (outcome.status !== 401) setFailure({ text: page.loadFailed });
    });
    return () => {
      isCurrent = false;
    };
  }, [id, attempt, page]);

  if (campaign) return <EditForm {...props} campaign={campaign} onSaved={setCampaign} />;
  const title = <h1 className="cf-head">{page.editHeading}</h1>;
  if (failure === undefined) {
    return (
      <>
        {title}
        <Spinner label={page.loading} row />
      </>
    );
  }
  if (failure === 'missing') {
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
        text={failure.text}
        retryLabel={page.retry}
        onRetry={() => {
          setFailure(undefined);
          setAttempt((count) => count + 1);
        }}
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
