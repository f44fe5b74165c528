import type { Campaign } from '#api/campaigns/contract.ts';
import { toProofCode } from '#api/campaigns/review-rules.ts';
import { DAY_MS, type Language } from '#api/platform/rules.ts';
import { findMeetingBefore } from '#api/submissions/owner-next-rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { ManagementTexts } from './texts.ts';

type Texts = ManagementTexts['campaigns'];
type NoticeProps<Name extends keyof Campaign> = WithTexts<Texts> & {
  readonly campaign: Pick<Campaign, Name>;
};

/** Shows what a campaign is waiting for: an admin, its charity, or a step due before all payments are refunded. */
export function CardNotices(
  props: WithTexts<Texts> & { readonly campaign: Campaign; readonly isDueAbove: boolean },
) {
  return (
    <>
      {!props.campaign.cancelled && (
        <>
          <ReviewNotice {...props} />
          <CharityNotice {...props} />
        </>
      )}
      <OutcomeDue {...props} />
    </>
  );
}

/** Says that a campaign awaits review and how to prove ownership, or that it was declined; otherwise nothing. */
function ReviewNotice({ campaign, texts }: NoticeProps<'id' | 'review' | 'reviewReason' | 'managedFor'>) {
  const { id, review, reviewReason } = campaign;
  if (review === null || review === 'confirmed') return null;
  return (
    <div className="notice notice-warning charity-due">
      <p>
        {fillText(texts.review[review], { reason: reviewReason ?? '' })}
        {review === 'waiting' && sayWhoHears(campaign, texts)}
      </p>
      {review !== 'declined' && (
        <p>
          {texts.proof} <code>{toProofCode(id)}</code>
        </p>
      )}
    </div>
  );
}

/** Says that the charity has yet to agree, has declined, or has caused a pause; otherwise nothing. */
function CharityNotice({ campaign, language, texts }: WithTexts<Texts> & { readonly campaign: Campaign }) {
  const notice = findCharityNotice(campaign, language, texts);
  if (notice === undefined) return null;
  return (
    <div className="notice notice-warning charity-due">
      <p>{notice}</p>
      {!campaign.isFrozen && (
        <p>
          <a
            className="link"
            href={`/${language}/dashboard/campaigns/${campaign.id}/edit#campaign-charityOptions`}
          >
            {texts.charityChoose} <span className="visually-hidden">{campaign.name}</span>
          </a>
        </p>
      )}
    </div>
  );
}

function findCharityNotice(campaign: Campaign, language: Language, texts: Texts): string | undefined {
  const {
    charity: { id, name: charity, slug },
    charityDueAt,
    charityDeclined,
    isActive,
    isPublic,
  } = campaign;
  if (charityDueAt !== null) {
    const text = isActive ? texts.charityDue : texts.charityDueClosed;
    return fillText(text, { charity, date: formatDateTime(charityDueAt, language) });
  }
  if (charityDeclined !== null) return fillText(texts.charityDeclined, { charity, reason: charityDeclined });
  if (isPublic || slug !== null || id === '') return undefined;
  return fillText(texts.charityWaiting, { charity }) + sayWhoHears(campaign, texts);
}

/** Tells the owner that a mail will follow; team members do not get the mails about a campaign. */
const sayWhoHears = ({ managedFor }: Pick<Campaign, 'managedFor'>, texts: Texts): string =>
  managedFor === null ? ` ${texts.youHear}` : '';

/** Returns the number of whole days until an instant; 0 once it has passed. */
const countDays = (instant: string): number =>
  Math.max(0, Math.floor((Date.parse(instant) - Date.now()) / DAY_MS));

type DueProps = NoticeProps<'due' | 'submissionCount' | 'managedFor' | 'plannedDate'>;

/**
 * Returns what is due, first before the meeting if that is sooner, the days left for it, none on the last, and what
 * happens otherwise; undefined if nothing is, or without payments.
 */
export function describeDue({ campaign, language, texts }: DueProps) {
  const { due, submissionCount, managedFor, plannedDate } = campaign;
  if (due === null || submissionCount === 0) return undefined;
  const { missing, chooseBy, returnAt } = due;
  const isChoice = missing === 'choice' || missing === 'nominees';
  const last = chooseBy ?? returnAt;
  const meeting = isChoice ? findMeetingBefore(last, plannedDate, new Date()) : null;
  const end = meeting ?? last;
  const days = countDays(end);
  const what = isChoice && managedFor?.mayDecide === false ? texts.dueByOwner : texts.due[missing];
  const left = days === 1 ? texts.daysLeftOne : texts.daysLeft;
  const time = formatDateTime(end, language);
  const date = meeting === null ? time : fillText(texts.dueMeeting, { date: time });
  return {
    what: fillText(what, { name: managedFor?.name ?? '', date }),
    left: days === 0 ? '' : fillText(left, { days: String(days) }),
    isMeeting: meeting !== null,
    otherwise:
      end === returnAt
        ? texts.dueText
        : fillText(texts.dueLater, { date: formatDateTime(returnAt, language) }),
  };
}

/**
 * Shows what is due and what happens otherwise; nothing without payments. Where it is shown above the cards, only what
 * happens otherwise, or nothing if that is after a meeting that comes first.
 */
export function OutcomeDue({ isDueAbove, ...props }: DueProps & { readonly isDueAbove?: boolean }) {
  const due = describeDue(props);
  if (!due || (isDueAbove && due.isMeeting)) return null;
  return (
    <div className="notice notice-warning outcome-due">
      {!isDueAbove && (
        <p>
          <strong>{due.what}</strong> {due.left}
        </p>
      )}
      <p>{due.otherwise}</p>
    </div>
  );
}
