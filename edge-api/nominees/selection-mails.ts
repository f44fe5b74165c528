import { and, eq, inArray, like, notInArray } from 'drizzle-orm';
import { queueOwnerMails } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { withdrawUnsent } from '../platform/mail.ts';
import { DAY_MS } from '../platform/rules.ts';
import { queueOperatorMail } from '../platform/page-mail.ts';
import type { MailCampaign } from '../platform/render-mail.ts';
import { mails } from '../platform/table.ts';
import { findMeetingBefore, mustReplaceDate } from '../submissions/owner-next-rules.ts';
import { SUBMISSIONS_PATH } from '../submissions/rules.ts';
import { submissions } from '../submissions/table.ts';
import type { PlannedEvent } from './event-calendar.ts';
import { NO_SCORES, NOMINEES_READY, NOT_WON } from './mail-texts.ts';
import { queueScoreMails, toMailParts, type MailSubject } from './reread-mails.ts';
import type { Selection } from './rules.ts';
import { queuePlaceMails, type AskedWinner } from './winner-mails.ts';

/** Returns the statements that tell an owner that the selection is over, with nominees or without any score. */
export function queueSelectionMails(
  ctx: Ctx,
  { campaignId, closedAt }: Selection,
  campaign: MailCampaign,
  { scored, unscored, plannedAt }: Readonly<{ scored: number; unscored: number; plannedAt: Date | null }>,
) {
  const [kind, texts] = scored > 0 ? ['nominees', NOMINEES_READY] : ['no-scores', NO_SCORES];
  const end = new Date(ctx.now.getTime() + ctx.settings.CHOICE_DAYS * DAY_MS);
  const meeting = findMeetingBefore(end, plannedAt, ctx.now);
  const dateFirst = mustReplaceDate({ plannedDate: plannedAt }, ctx.now);
  const chooseBy = { at: meeting ?? end, isMeeting: meeting !== null, dateFirst };
  const occasion = {
    key: `${kind}:${campaignId}:${closedAt ?? 0}`,
    path: `/dashboard/campaigns/${campaignId}/nominees`,
  };
  return queueOwnerMails(ctx, campaignId, occasion, (language) => ({
    ...texts[language](campaign.name, unscored, chooseBy),
    campaign,
  }));
}

/**
 * Returns the statements that mail the winners with a calendar file, and everyone else who paid with the owner's
 * sentences, and that withdraw unsent mails about how their answers were judged.
 */
export async function queueOutcomeMails(
  ctx: Ctx,
  event: PlannedEvent,
  subject: MailSubject,
  chosen: readonly AskedWinner[],
) {
  const { campaign } = subject;
  // The picture announces the event, so fans who were not chosen see only the face.
  const others = { ...subject, campaign: campaign && { ...campaign, picture: null } };
  const reasons = chosen.flatMap(({ reason }) => reason ?? []);
  const chosenIds = chosen.map(({ submissionId }) => submissionId);
  const won = await Promise.all(chosen.map((winner) => queuePlaceMails(ctx, 'won', event, subject, winner)));
  return [
    withdrawUnsent(ctx, and(eq(mails.campaignId, event.id), like(mails.key, 'read:%'))),
    ...won.flat(),
    ...queueScoreMails(ctx, {
      campaignId: event.id,
      occasion: 'not-won',
      condition: and(
        inArray(submissions.status, ['paid', 'disputed']),
        notInArray(submissions.id, chosenIds),
      ),
      path: SUBMISSIONS_PATH,
      namesMinute: false,
      toText: (language, judged) => ({
        ...NOT_WON[language](event, reasons, judged, `${ctx.settings.PUBLIC_ORIGIN}/${language}/contact`),
        ...toMailParts(others, language),
      }),
    }),
  ];
}

/** Returns the statement that tells the operator that a selection is no longer retried automatically. */
export async function queueGivenUpMail(ctx: Ctx, campaignId: string, givenUpAt: Date) {
  const [{ name } = { name: campaignId }] = await ctx.db
    .select({ name: campaigns.name })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId));
  return queueOperatorMail(ctx, {
    key: `selection-given-up:${campaignId}:${givenUpAt.getTime()}`,
    subject: 'Een selectie is gestopt',
    paragraphs: [
      `De selectie van ‘${name}’ is een dag lang mislukt en wordt niet vanzelf opnieuw geprobeerd.`,
      'Los de oorzaak op en start de selectie daarna opnieuw.',
    ],
    action: { label: 'Naar de selecties', url: `${ctx.settings.PUBLIC_ORIGIN}/nl/dashboard/selections` },
  });
}
