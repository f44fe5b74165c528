import type { StuckSelection } from '#api/admin/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { retrySelection } from '../../admin/action-calls.ts';
import { ReasonButton } from '../../admin/ReasonButton.tsx';
import type { AdminTexts } from '../../admin/texts.ts';
import { PagedList } from '#site/ui/PagedList.tsx';
import type { StuckSelectionTexts } from './texts.ts';
import { callEndpoint } from '#widget/client/outcome.ts';
import { usePages, type Pages, type Place } from '#widget/client/use-pages.ts';
import { showToast } from '#site/ui/toasts.ts';
import { api } from '../../accounts/api.ts';
import { formatDateTime } from '#site/i18n/format.ts';

type SelectionsViewProps = {
  readonly first: Pages<StuckSelection>;
  readonly language: Language;
  readonly texts: StuckSelectionTexts;
  readonly reason: AdminTexts['reason'];
};

/** The selections of nominees that fail, wait or were given up, for an admin. */
export function SelectionsView({ first, language, texts, reason }: SelectionsViewProps) {
  const { finish, ...pages } = useStuckSelections(first, texts);
  return (
    <>
      <h1>{texts.heading}</h1>
      <p className="lead">{texts.lead}</p>
      <PagedList
        pages={pages}
        texts={texts}
        empty={
          <div className="empty">
            <h2>{texts.emptyTitle}</h2>
            <p>{texts.empty}</p>
          </div>
        }
      >
        {(selection) => (
          <SelectionCard
            selection={selection}
            language={language}
            texts={texts}
            reason={reason}
            onRetried={finish}
          />
        )}
      </PagedList>
    </>
  );
}

const endpoint = api.admin.selections;

/** The selections that fail, wait or were given up, read again once one was started again. */
function useStuckSelections(first: Pages<StuckSelection>, texts: StuckSelectionTexts) {
  const pages = usePages(readPage, { first });

  async function finish({ campaign }: StuckSelection): Promise<void> {
    showToast({ kind: 'success', text: fillText(texts.started, { campaign: campaign.name }) });
    await pages.refresh();
  }
  return { ...pages, finish };
}

function readPage(query: Place, signal: AbortSignal) {
  return callEndpoint(() => endpoint.$get({ query }, { init: { signal } }));
}

type SelectionCardProps = {
  readonly selection: StuckSelection;
  readonly language: Language;
  readonly texts: StuckSelectionTexts;
  readonly reason: AdminTexts['reason'];
  readonly onRetried: (selection: StuckSelection) => Promise<void>;
};

const BADGES = { 'given-up': 'badge-failed', failing: 'badge-pending', waiting: 'badge-pending' } as const;
const LABELS = { 'given-up': 'givenUp', failing: 'failing', waiting: 'waiting' } as const;

/** One selection: what is wrong, since when, the next try, and the button to try again now. */
function SelectionCard({ selection, language, texts, reason, onRetried }: SelectionCardProps) {
  const { id, campaign, state, attempts, since, nextTryAt, waitingAnswers, lastError } = selection;
  const { columns } = texts;
  const nextTry =
    nextTryAt === null
      ? texts.tryingNow
      : fillText(texts.nextTry, { time: formatDateTime(nextTryAt, language) });
  return (
    <article className="review-card review-card-short">
      <div className="row">
        <h2 data-column={columns.campaign}>
          <a href={`/${language}/campaigns/${campaign.slug}`}>{campaign.name}</a>
        </h2>
        <span data-column={columns.state} className={`badge ${BADGES[state]}`}>
          {texts[LABELS[state]]}
        </span>
      </div>
      <p data-column={columns.artist} data-value={campaign.artistName}>
        {fillText(texts.byArtist, { artist: campaign.artistName })}
      </p>
      <p data-column={columns.since}>
        {fillText(attempts === 1 ? texts.sinceOnce : texts.since, {
          time: formatDateTime(since, language),
          count: String(attempts),
        })}
      </p>
      {state !== 'given-up' && <p data-column={columns.nextTry}>{nextTry}</p>}
      {waitingAnswers > 0 && (
        <p data-column={columns.waiting} data-value={waitingAnswers}>
          {fillText(texts.waitingAnswers, { count: String(waitingAnswers) })}
        </p>
      )}
      {lastError !== null && (
        <p data-column={columns.lastError} data-value={lastError} className="help">
          {fillText(texts.lastError, { error: lastError })}
        </p>
      )}
      <ReasonButton
        className="button button-secondary button-small"
        ariaLabel={fillText(texts.tryAgainNamed, { campaign: campaign.name })}
        title={texts.retryTitle}
        message={fillText(texts.retryMessage, { campaign: campaign.name })}
        confirmLabel={texts.tryAgain}
        language={language}
        texts={reason}
        act={(why) => retrySelection(id, why)}
        onDone={() => void onRetried(selection)}
      />
    </article>
  );
}
