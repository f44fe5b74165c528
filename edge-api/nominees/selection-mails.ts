import { and, eq, inArray, isNull, like, notInArray } from 'drizzle-orm';
import { toEmblemPath } from '../campaigns/dial-rules.ts';
import { findMailCampaign, queueOwnerMails } from '../campaigns/index.ts';
import { queueRefundMails } from '../payments/index.ts';
import { inList } from '../platform/conditions.ts';
import type { Ctx } from '../platform/context.ts';
import { withdrawUnsent } from '../platform/mail.ts';
import { queueOperatorMail, renderPageMail, type PageMailText } from '../platform/page-mail.ts';
import type { MailCampaign } from '../platform/render-mail.ts';
import type { Language } from '../platform/rules.ts';
import { mails } from '../platform/table.ts';
import type { ChosenWinner } from './record/record-winner.ts';
import { findHead } from '../scoring/index.ts';
import { queueFanMails } from '../submissions/index.ts';
import { SUBMISSIONS_PATH } from '../submissions/rules.ts';
import { submissions } from '../submissions/table.ts';
import { toCalendarAttachments, type PlannedEvent } from './event-calendar.ts';
import { ACCEPTED, PLACE_FREE, WON } from './invitation-texts.ts';
import { NO_SCORES, NOMINEES_READY, NOT_WON, MEETING_CHANGED, POSTPONED } from './mail-texts.ts';
import { queueScoreMails, toMailParts, type MailSubject } from './reread-mails.ts';
import type { Selection } from './rules.ts';
import { winners } from './table.ts';
import { getWinnerPath } from './winner-link.ts';

/** Returns the statements that tell an owner that the selection is over, with nominees or without any score. */
export function queueSelectionMails(
  ctx: Ctx,
  { campaignId, closedAt }: Selection,
  campaign: MailCampaign,
  hasNominees: boolean,
) {
  const [kind, texts] = hasNominees ? ['nominees', NOMINEES_READY] : ['no-scores', NO_SCORES];
  const occasion = {
    key: `${kind}:${campaignId}:${closedAt ?? 0}`,
    path: `/dashboard/campaigns/${campaignId}/nominees`,
  };
  return queueOwnerMails(ctx, campaignId, occasion, (language) => ({
    ...texts[language](campaign.name),
    campaign,
  }));
}

/**
 * Returns the statements that mail the winners with a calendar file, and everyone else who paid with the owner's
 * sentences, and that withdraw unsent mails about how their answers were judged.
 */
export function queueOutcomeMails(
  ctx: Ctx,
  event: PlannedEvent,
  subject: MailSubject,
  chosen: readonly (Pick<ChosenWinner, 'submissionId' | 'sentence'> & Invitation)[],
) {
  const { campaign } = subject;
  // The picture announces the event, so fans who were not chosen see only the face.
  const others = { ...subject, campaign: campaign && { ...campaign, picture: null } };
  const reasons = chosen.flatMap(({ sentence }) => sentence ?? []);
  const chosenIds = chosen.map(({ submissionId }) => submissionId);
  return [
    withdrawUnsent(ctx, and(eq(mails.campaignId, event.id), like(mails.key, 'read:%'))),
    ...chosen.flatMap((winner) =>
      queueInvitation(ctx, event, subject, 'won', winner, (language) =>
        WON[language](event, winner.sentence, winner.answerBy),
      ),
    ),
    ...queueScoreMails(ctx, {
      campaignId: event.id,
      occasion: 'not-won',
      condition: and(eq(submissions.status, 'paid'), notInArray(submissions.id, chosenIds)),
      path: SUBMISSIONS_PATH,
      toText: (language, judged) => ({
        ...NOT_WON[language](event, reasons, judged, `${ctx.settings.PUBLIC_ORIGIN}/${language}/contact`),
        ...toMailParts(others, language),
      }),
    }),
  ];
}

type Invitation = { readonly submissionId: string; readonly answerBy: Date; readonly path: string };

/** Returns the statements that ask a winner to accept, with the wedge and a calendar file. */
export function queueInvitation(
  ctx: Ctx,
  event: PlannedEvent,
  subject: MailSubject,
  occasion: string,
  { submissionId, path }: Invitation,
  toText: (language: Language) => PageMailText,
) {
  const emblem = { url: `${ctx.settings.PUBLIC_ORIGIN}${toEmblemPath('chosen')}`, alt: '', isPeak: true };
  // Beside the wedge, the face is shown instead of the picture.
  const campaign = subject.campaign?.face ? { ...subject.campaign, picture: null } : subject.campaign;
  return queueWinnerMails(ctx, { event, submissionId, occasion, path }, (language) => ({
    ...toText(language),
    ...toMailParts({ ...subject, campaign }, language),
    emblem,
  }));
}

/** A mail to a current or former winner: its occasion, the path of its button, and the event of its calendar file. */
type WinnerMail = {
  readonly event: PlannedEvent;
  readonly submissionId: string;
  readonly occasion: string;
  readonly path: string;
  /** Whether the donation may have been refunded. */
  readonly isFormer?: boolean;
};

/** Returns the statements of a mail to a winner, with a file for their calendar. */
export function queueWinnerMails(
  ctx: Ctx,
  { event, submissionId, occasion, path, isFormer = false }: WinnerMail,
  toText: (language: Language) => PageMailText,
) {
  return queueFanMails(ctx, {
    campaignId: event.id,
    occasion,
    condition: and(isFormer ? undefined : eq(submissions.status, 'paid'), eq(submissions.id, submissionId)),
    render: (language) => ({
      ...renderPageMail(ctx, language, path, toText(language)),
      attachments: toCalendarAttachments(ctx, event, language),
    }),
  });
}

/** Returns the statement that tells the operator that a selection is no longer retried automatically. */
export function queueGivenUpMail(ctx: Ctx, campaignId: string, givenUpAt: Date) {
  return queueOperatorMail(ctx, {
    key: `selection-given-up:${campaignId}:${givenUpAt.getTime()}`,
    subject: 'Een selectie is gestopt',
    paragraphs: [
      `De selectie van campagne ${campaignId} is een dag lang mislukt en wordt niet vanzelf opnieuw geprobeerd.`,
      'Los de oorzaak op en start de selectie daarna opnieuw.',
    ],
    action: { label: 'Naar de selecties', url: `${ctx.settings.PUBLIC_ORIGIN}/nl/dashboard/selections` },
  });
}

/**
 * Returns the statements that mail a winner the current meeting with a replacing calendar file and a link to their
 * page, and that withdraw unsent mails about earlier changes. `isAsked` if they have to say there whether they can
 * come. Unsent mails about their place are rewritten with the current meeting.
 */
export async function queueMeetingMails(
  ctx: Ctx,
  before: PlannedEvent,
  event: PlannedEvent,
  winner: typeof winners.$inferSelect & { readonly isAsked: boolean },
) {
  const isPostponed = before.plannedAt !== null && event.plannedAt === null;
  const toKey = (revision: number) => `meeting-${revision}:${winner.submissionId}`;
  const former = Array.from({ length: before.meetingRevision }, (_, index) => toKey(index + 1));
  const path = await getWinnerPath(ctx, winner);
  const mail = {
    event: isPostponed ? { ...event, plannedAt: before.plannedAt, isCancelled: true } : event,
    submissionId: winner.submissionId,
    occasion: `meeting-${event.meetingRevision}`,
    path,
  };
  const statements = queueWinnerMails(ctx, mail, (language) =>
    isPostponed ? POSTPONED[language](event) : MEETING_CHANGED[language](event, winner.isAsked),
  );
  const news = await queueWaitingNews(ctx, event, winner, path);
  return [withdrawUnsent(ctx, inList(mails.key, former)), ...news, ...statements];
}

/** Returns the statements that rewrite the unsent mails about a winner's place. */
async function queueWaitingNews(
  ctx: Ctx,
  event: PlannedEvent,
  { submissionId, reason, answerBy }: typeof winners.$inferSelect,
  path: string,
) {
  const isKey = inArray(
    mails.key,
    ['won', 'place-free', 'accepted'].map((occasion) => `${occasion}:${submissionId}`),
  );
  const isWaiting = and(isKey, isNull(mails.sentAt), isNull(mails.failedAt));
  const waiting = await ctx.db.select({ key: mails.key }).from(mails).where(isWaiting);
  if (answerBy === null || waiting.length === 0) return [];
  const campaign = await findMailCampaign(ctx, event.id);
  const subject = { campaign, head: await findHead(ctx, event.id) };
  const winner = { submissionId, answerBy, path };
  const news = {
    won: queueInvitation(ctx, event, subject, 'won', winner, (language) =>
      WON[language](event, reason, answerBy),
    ),
    'place-free': queueInvitation(ctx, event, subject, 'place-free', winner, (language) =>
      PLACE_FREE[language](event, answerBy),
    ),
    accepted: queueWinnerMails(ctx, { event, submissionId, occasion: 'accepted', path }, (language) => ({
      ...ACCEPTED[language](event),
      campaign,
    })),
  };
  const isUnsent = (occasion: string) => waiting.some(({ key }) => key === `${occasion}:${submissionId}`);
  return [
    withdrawUnsent(ctx, isWaiting),
    ...Object.entries(news).flatMap(([occasion, statements]) => (isUnsent(occasion) ? statements : [])),
  ];
}

function isWinner({ db }: Ctx, campaignId: string) {
  const { submissionId } = winners;
  const ids = db.select({ submissionId }).from(winners).where(eq(winners.campaignId, campaignId));
  return inArray(submissions.id, ids);
}

/** Returns the event for a calendar file that removes it from a calendar. */
export function toCancelledEvent({ now }: Ctx, event: PlannedEvent): PlannedEvent {
  return { ...event, meetingRevision: event.meetingRevision + 1, updatedAt: now, isCancelled: true };
}

/**
 * Returns the statements that tell a campaign's winners that it is cancelled and that their money is refunded, with a
 * file that removes the meeting from their calendars. They must come before the mails to all fans.
 */
export function queueMeetingEndMails(
  ctx: Ctx,
  event: PlannedEvent & Parameters<typeof queueRefundMails>[1],
  cancellation: Parameters<typeof queueRefundMails>[2],
) {
  return queueRefundMails(ctx, event, cancellation, isWinner(ctx, event.id), (language) =>
    toCalendarAttachments(ctx, toCancelledEvent(ctx, event), language),
  );
}
