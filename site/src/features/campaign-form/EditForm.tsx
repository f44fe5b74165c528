import { ExternalLink } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { User } from '#api/accounts/contract.ts';
import type { Campaign } from '#api/campaigns/contract.ts';
import { FIELDS_LOCKED } from '#api/campaigns/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { showFormToast } from '#site/ui/toasts.ts';
import { formatETag } from '#api/platform/etag-rules.ts';
import { diffRequest } from './to-request.ts';
import { api } from '../accounts/api.ts';
import { $sharedCampaigns } from '../campaigns/campaigns-store.ts';
import { checkCampaign, checkMeeting } from './checks.ts';
import { CampaignStep } from './CampaignStep.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { deleteDraft } from '#widget/client/drafts.ts';
import { RestoredNotice } from '#site/ui/RestoredNotice.tsx';
import type { LegalLinks } from './sections/ThanksSection.tsx';
import type { StepTexts, OwnTexts } from './texts.ts';
import { useMoveQuestion } from './use-move-question.tsx';
import { useCampaignValues, type CampaignValues } from './use-campaign-values.ts';
import { getDraftVersion, hasSameValues, useDraftAtStart, useStoredDraft } from './use-stored-draft.ts';
import { keepTyped, restoreValues, toFormValues, type FormValues } from './values.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { isFieldName, type EditConflict, type FieldName } from './edit-conflict.ts';

export type EditFormProps = WithTexts<StepTexts> & {
  readonly links: LegalLinks;
  readonly user: User;
  readonly campaign: Campaign;
  readonly onSaved: (campaign: Campaign) => void;
};

/** The campaign's form, including what was typed earlier and not saved. */
export function EditForm(props: EditFormProps) {
  const { language, texts, links, user, campaign, onSaved } = props;
  const { page } = texts;
  const form = useEditForm(props);
  const { state, editing, extended } = form;
  const fixed = campaign.winnersSelected ? page.winnersFixed : campaign.isFrozen && FIELDS_LOCKED[language];
  return (
    <div className="cf">
      <EditHead language={language} texts={texts} campaign={campaign} />
      {fixed && <p className="notice">{fixed}</p>}
      {!form.canStore && <p className="notice notice-warning">{page.notKept}</p>}
      {form.isRestored && (
        <RestoredNotice texts={page} text={page.restoredEdit} label={page.discard} onDiscard={form.discard} />
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
        sending={form.sending}
        language={language}
        texts={texts}
        links={links}
        user={user}
        campaign={campaign}
      />
      {form.dialog}
      <ReopenOffer
        campaign={extended}
        texts={texts}
        onLeave={() => form.setExtended(undefined)}
        onReopened={(doc) => {
          form.setVersion(doc.version);
          onSaved(doc);
        }}
      />
    </div>
  );
}

/** Holds the typed and the stored values and any conflict between them, and saves. */
function useEditForm({ language, texts, user, campaign, onSaved }: EditFormProps) {
  const { outcome } = texts;
  const draft = `edit-${campaign.id}` as const;
  const { canStore, draft: typed } = useDraftAtStart(draft, user.id);
  const [stored, setStored] = useState(() => toFormValues(campaign));
  // A draft that was typed on an older version conflicts, like an edit in another tab.
  const [version, setVersion] = useState(getDraftVersion(typed) ?? campaign.version);
  const state = useCampaignValues(() => restoreValues(typed, stored));
  const isPristine = hasSameValues(state.values, stored);
  const [isRestored, setRestored] = useState(!isPristine);
  const [extended, setExtended] = useState<Campaign>();
  const { isMove, ask, dialog } = useMoveQuestion({ campaign, language, texts });
  const base = useMemo(() => ({ values: stored, version }), [stored, version]);
  useStoredDraft(draft, user.id, state.values, isPristine, canStore, base);
  const editing = useEditConflict(state, (doc, values) => {
    setStored(values);
    setVersion(doc.version);
    onSaved(doc);
  });

  const sending = {
    send: async (values: FormValues) => {
      if (isMove(stored, values) && !(await ask())) return undefined;
      const header = { 'if-match': formatETag(version) };
      const call = { param: { id: campaign.id }, json: diffRequest(stored, values), header };
      const outcome = await api.campaigns[':id'].$patch(call);
      if (outcome.kind !== 'refused') return outcome;
      if (outcome.status === 404) return { ...outcome, message: texts.outcome.gone };
      const isConflict = outcome.status === 412;
      const fields = Object.keys(outcome.problems);
      const isShown = isConflict && (await editing.resolve(campaign.id, stored, values, fields));
      return isShown ? undefined : outcome;
    },
    failed: { inline: outcome.updateFailed, toast: outcome.updateTryAgain },
    fixErrors: outcome.fixErrors,
    check: (values: FormValues) =>
      campaign.winnersSelected
        ? checkMeeting(values, texts.problems, Date.now(), stored)
        : checkCampaign(values, texts.problems, Date.now(), stored, campaign.isFrozen || !campaign.isActive),
    onDone: (saved: Campaign, sent: FormValues, latest: FormValues) => {
      // Keeps the description as sent, because the API may normalize what the editor holds.
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

  function discard(): void {
    deleteDraft('alt');
    setVersion(campaign.version);
    state.replace(stored);
  }

  const own = { state, canStore, isRestored: isRestored && !isPristine, discard };
  return { ...own, editing, sending, dialog, extended, setExtended, setVersion };
}

function EditHead({ language, texts, campaign }: Pick<EditFormProps, 'language' | 'texts' | 'campaign'>) {
  return (
    <header className="cf-head">
      <h1>{texts.page.editTitle}</h1>
      <p className="lead">{campaign.name}</p>
      <p>
        <a
          href={`/${language}/campaigns/${campaign.slug}`}
          target="_blank"
          rel="noopener"
          className="icon-link"
        >
          {texts.page.viewPage}
          <ExternalLink size="1.1em" aria-hidden="true" />
          <span className="visually-hidden">{texts.fields.newTab}</span>
        </a>
      </p>
    </header>
  );
}

/** Returns whether a closed campaign was given a later deadline, so that it may be reopened. */
function isExtended(saved: Campaign, before: Campaign): boolean {
  if (saved.isActive || saved.winnersSelected || saved.subscriptionDeadline === null) return false;
  const isLater = saved.subscriptionDeadline > (before.subscriptionDeadline ?? '');
  return isLater && Date.parse(saved.subscriptionDeadline) > Date.now();
}

type ReopenOfferProps = {
  /** A closed campaign whose deadline was moved, if any. */
  readonly campaign: Campaign | undefined;
  readonly texts: Pick<OwnTexts, 'reopen'>;
  readonly onLeave: () => void;
  readonly onReopened: (campaign: Campaign) => void;
};

function ReopenOffer({ campaign, texts: { reopen: t }, onLeave, onReopened }: ReopenOfferProps) {
  const message = campaign?.nomineesSelected ? t.messageNominees : t.message;

  async function reopen(id: string): Promise<void> {
    const outcome = await api.campaigns[':id'].reopen.$post({ param: { id }, json: {} });
    onLeave();
    if (outcome.kind === 'done') {
      onReopened(outcome.value.doc);
      showFormToast('success', t.done);
    } else showFormToast('error', outcome.message ?? t.failed);
  }

  return (
    <ConfirmDialog
      open={campaign !== undefined}
      title={t.title}
      message={fillText(message, { campaign: campaign?.name ?? '' })}
      confirmLabel={t.confirm}
      cancelLabel={t.keep}
      loadingLabel={t.busy}
      onConfirm={() => campaign && reopen(campaign.id)}
      onCancel={onLeave}
    />
  );
}

/**
 * Handles an edit that conflicts with one made elsewhere. What was typed stays on the screen; all other fields get the
 * stored values, and the next edit is based on those.
 */
function useEditConflict(state: CampaignValues, onLoaded: (campaign: Campaign, stored: FormValues) => void) {
  const [conflict, setConflict] = useState<EditConflict>();
  const [taken, setTaken] = useState<readonly FieldName[]>([]);

  /** Loads the stored version and shows the conflict; returns false if it could not be loaded. */
  async function resolve(
    id: string,
    base: FormValues,
    mine: FormValues,
    names: readonly string[],
  ): Promise<boolean> {
    const outcome = await api.campaigns[':id'].$get({ param: { id } });
    if (outcome.kind !== 'done') return false;
    const theirs = toFormValues(outcome.value.doc);
    setConflict({ fields: names.filter(isFieldName), base, mine, theirs });
    setTaken([]);
    onLoaded(outcome.value.doc, theirs);
    state.replace((now) => keepTyped(theirs, base, now));
    return true;
  }

  return {
    conflict,
    taken,
    resolve,
    choose: (field: FieldName, isTaken: boolean): void => {
      if (!conflict) return;
      const others = taken.filter((each) => each !== field);
      setTaken(isTaken ? [...others, field] : others);
      const { [field]: value } = isTaken ? conflict.theirs : conflict.mine;
      state.replace((now) => ({ ...now, [field]: value }));
    },
    clear: (): void => setConflict(undefined),
  };
}
