import { and } from 'drizzle-orm';
import type { Campaign } from '../campaigns/contract.ts';
import type { ReopenCampaign } from '../campaigns/draft-contract.ts';
import { DRAFT_MESSAGES, getDefaultDeadline } from '../campaigns/draft-rules.ts';
import { formatMoment } from '../campaigns/event-time-rules.ts';
import {
  findMailCampaign,
  noteAct,
  reopen,
  requireCanRun,
  requireOwnCampaign,
  requireUndecided,
} from '../campaigns/index.ts';
import { CANNOT_REOPEN, DEADLINE_LOCKED } from '../campaigns/rules.ts';
import { campaigns } from '../campaigns/table.ts';
import { toNextVersion } from '../campaigns/version-rules.ts';
import { clearNominees } from '../nominees/index.ts';
import type { Ctx } from '../platform/context.ts';
import { conflict, validationFailed } from '../platform/errors.ts';
import { sendDueMails } from '../platform/mail.ts';
import type { MailTexts } from '../platform/page-mail.ts';
import { DAY_MS, type LocalizedText } from '../platform/rules.ts';
import { isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { commitRecorded, isEligible } from '../scoring/index.ts';
import { queueFanMails } from '../submissions/index.ts';
import { listEditedFields } from './draft-columns.ts';
import { getOwnCampaign } from './read-own-campaigns.ts';
import { requireSoundTiming } from './resolve-draft.ts';

type Row = typeof campaigns.$inferSelect;

/**
 * Reopens the caller's own campaign, until winners are selected: clears nominees and nominations, which its record
 * shows, and keeps scores. Without a new deadline, one that has passed becomes 48 hours before the meeting. Throws 409
 * if that has passed as well (RULES.md, "Winners"), or if the caller already runs as many campaigns as allowed.
 */
export async function reopenCampaign(ctx: Ctx, id: string, input: ReopenCampaign): Promise<Campaign> {
  await runUnit(async () => {
    const row = await requireOwnCampaign(ctx, id);
    requireUndecided(row);
    if (row.plannedAt && row.plannedAt <= ctx.now) throw conflict(CANNOT_REOPEN);
    const deadline = input.subscriptionDeadline ?? getReopenedDeadline(row, ctx.now);
    if (input.subscriptionDeadline) await requireLaterDeadline(ctx, row, input.subscriptionDeadline);
    const canRun = await requireCanRun(ctx, row.ownerId, id);
    const edited = listEditedFields(row, { subscriptionDeadline: deadline });
    const isPublic = !row.isActive && row.answersOpenedAt !== null;
    const reopenings = isPublic ? [...row.reopenings, ctx.now.getTime()] : row.reopenings;
    const cleared = await clearNominees(ctx, row);
    const { updatedAt, isActive, answersOpenedAt, nomineesSelected, nomineeCount } = row;
    await commitRecorded(
      ctx,
      cleared,
      and(
        isUnchanged(campaigns, { id, updatedAt, isActive, answersOpenedAt, nomineesSelected, nomineeCount }),
        canRun,
      ),
      [
        reopen(ctx, id, {
          subscriptionDeadline: deadline,
          reopenings,
          ...(edited.length > 0 && toNextVersion(row, edited)),
        }),
        ...noteAct(ctx, id, 'reopened'),
        ...(await queueReopenedMails(ctx, row, deadline)),
      ],
    );
  });
  ctx.log.info('campaign_reopened', { campaign: id });
  ctx.defer(sendDueMails(ctx));
  return getOwnCampaign(ctx, id);
}

/** Throws for a new deadline that has passed, is not before the meeting, or shortens the time promised to fans. */
async function requireLaterDeadline(ctx: Ctx, row: Row, deadline: Date): Promise<void> {
  const { plannedAt, subscriptionStartDate: start, subscriptionDeadline: before } = row;
  const refuse = (message: LocalizedText) => validationFailed([{ path: 'subscriptionDeadline', message }]);
  requireSoundTiming(ctx, { ...row, subscriptionDeadline: deadline }, row);
  if (plannedAt && deadline >= plannedAt) throw refuse(DRAFT_MESSAGES.deadlineAfterEvent);
  if (start && start >= deadline) throw refuse(DRAFT_MESSAGES.startAfterDeadline);
  const isEarlier = before === null || deadline < before;
  if (isEarlier && (await getOwnCampaign(ctx, row.id)).isFrozen) {
    const details = [{ path: 'subscriptionDeadline', message: DEADLINE_LOCKED }];
    throw conflict(DEADLINE_LOCKED, { details });
  }
}

function getReopenedDeadline(row: Row, now: Date): Date | null {
  const { subscriptionDeadline: deadline, plannedAt } = row;
  if (deadline === null || deadline > now) return deadline;
  const newDeadline = getDefaultDeadline(plannedAt, false);
  if (plannedAt === null) return null;
  if (newDeadline === null || newDeadline <= now) throw conflict(CANNOT_REOPEN);
  return newDeadline;
}

/** Returns the statements that tell everyone that a campaign with known nominees is open again, once a day. */
async function queueReopenedMails(
  ctx: Ctx,
  { id, slug, name, nomineesSelected }: Row,
  deadline: Date | null,
) {
  if (!nomineesSelected) return [];
  const campaign = await findMailCampaign(ctx, id);
  return queueFanMails(ctx, {
    campaignId: id,
    occasion: `reopened:${Math.floor(ctx.now.getTime() / DAY_MS)}`,
    condition: isEligible(id),
    path: `/campaigns/${slug}`,
    toText: (language) => ({ ...REOPENED[language](name, deadline), campaign }),
  });
}

const REOPENED: MailTexts<[campaign: string, deadline: Date | null]> = {
  nl: (campaign, deadline) => ({
    subject: `‘${campaign}’ is weer open`,
    heading: 'De campagne is weer open',
    paragraphs: [
      `De organisator heeft ‘${campaign}’ heropend${deadline ? `, tot ${formatMoment(deadline, 'nl')}` : ''}. De genomineerden zijn daarmee vervallen.`,
      'Je antwoord en je donatie doen gewoon mee: je hoeft niets te doen. Na het sluiten worden de genomineerden opnieuw bepaald, en dan hoor je weer van ons.',
    ],
    label: 'Bekijk de campagne',
  }),
  en: (campaign, deadline) => ({
    subject: `“${campaign}” is open again`,
    heading: 'The campaign is open again',
    paragraphs: [
      `The organiser has reopened “${campaign}”${deadline ? `, until ${formatMoment(deadline, 'en')}` : ''}. Its nominees no longer stand.`,
      'Your answer and your donation still count: there is nothing to do. After it closes, nominees are selected again, and you will hear from us.',
    ],
    label: 'See the campaign',
  }),
};
