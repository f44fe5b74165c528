import type { StuckSelection } from '#api/admin/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import type { StuckSelectionTexts } from './texts.ts';

type SelectionCardProps = {
  readonly selection: StuckSelection;
  readonly language: Language;
  readonly texts: StuckSelectionTexts;
  readonly onRetry: (selection: StuckSelection) => void;
};

const BADGES = { 'given-up': 'badge-failed', failing: 'badge-pending', waiting: 'badge-pending' } as const;
const LABELS = { 'given-up': 'givenUp', failing: 'failing', waiting: 'waiting' } as const;

/** One selection: what is wrong, since when, the next try, and the button to try again now. */
export function SelectionCard({ selection, language, texts, onRetry }: SelectionCardProps) {
  const { campaign, state, attempts, since, nextTryAt, waitingAnswers, lastError } = selection;
  const nextTry =
    nextTryAt === null
      ? texts.tryingNow
      : fillText(texts.nextTry, { time: formatDateTime(nextTryAt, language) });
  return (
    <article className="review-card review-card-short">
      <div className="row">
        <h2>
          <a href={`/${language}/campaigns/${campaign.slug}`}>{campaign.name}</a>
        </h2>
        <span className={`badge ${BADGES[state]}`}>{texts[LABELS[state]]}</span>
      </div>
      <p>{fillText(texts.byArtist, { artist: campaign.artistName })}</p>
      <p>
        {fillText(attempts === 1 ? texts.sinceOnce : texts.since, {
          time: formatDateTime(since, language),
          count: String(attempts),
        })}
      </p>
      {state !== 'given-up' && <p>{nextTry}</p>}
      {waitingAnswers > 0 && <p>{fillText(texts.waitingAnswers, { count: String(waitingAnswers) })}</p>}
      {lastError !== null && <p className="help">{fillText(texts.lastError, { error: lastError })}</p>}
      <button
        type="button"
        className="button button-secondary button-small"
        aria-label={fillText(texts.tryAgainNamed, { campaign: campaign.name })}
        onClick={() => onRetry(selection)}
      >
        {texts.tryAgain}
      </button>
    </article>
  );
}
