import { and, between, eq, gt, inArray, lt, lte, not, or, sql } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { selectCorrectedAt } from '../admin-log/index.ts';
import { formatMeeting } from '../campaigns/change-rules.ts';
import type { MoveMeeting } from '../campaigns/draft-contract.ts';
import { formatMoment, toEventInstant } from '../campaigns/event-time-rules.ts';
import { findMailCampaign, queueOwnerMails, selectChanges } from '../campaigns/index.ts';
import { IS_UNFINISHED } from '../campaigns/outcome-rules.ts';
import { campaignChanges, campaigns } from '../campaigns/table.ts';
import { checkouts } from '../payments/table.ts';
import { withPrefix } from '../platform/columns.ts';
import { hasRow, inList } from '../platform/conditions.ts';
import type { Ctx } from '../platform/context.ts';
import { OCCASION, withdrawUnsent } from '../platform/mail.ts';
import type { MailTexts } from '../platform/page-mail.ts';
import { mails } from '../platform/table.ts';
import { tryCampaigns } from '../platform/try-each.ts';
import { commit, isUnchanged } from '../platform/unit-of-work.ts';
import { queueFanMails } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';

type Change = typeof campaignChanges.$inferSelect;
type Campaign = Pick<typeof campaigns.$inferSelect, 'id' | 'name' | 'plannedAt' | 'plannedLocation'>;

/**
 * Returns the statements that tell everyone who paid before a meeting's recent moves, of which `change` is not stored
 * yet, of those that they have not heard of: in one mail, from what they know to what is now, with a refund link. The
 * link contains the last change's id, which all of them know, the provider's session id of their own payment, which no
 * other fan, owner or charity learns (a submission's id is on the wall and in a charity's file), and the mail's round,
 * which a former address does not learn. Unsent mails about earlier moves are withdrawn.
 */
export async function queueMovedMails(ctx: Ctx, { id, name, ...meeting }: Campaign, change?: Change) {
  const isRecent = and(eq(campaigns.id, id), gt(campaignChanges.refundUntil, ctx.now));
  const moves = [...(await selectChanges(ctx, isRecent)), ...(change ? [change] : [])];
  const last = moves.at(-1);
  if (!last?.refundUntil) return [];
  const until = last.refundUntil;
  const after = { ...meeting, plannedAt: meeting.plannedAt?.getTime() ?? null };
  const campaign = await findMailCampaign(ctx, id);
  const [placeholder, round] = [crypto.randomUUID(), crypto.randomUUID()];
  const correctedAt = selectCorrectedAt(user.id);
  const isTold = (move: Change) => {
    const key = withPrefix(`moved-${move.id}:`, submissions.id);
    return hasRow(mails, between(mails.key, key, sql`${key} || '~'`), gt(mails.createdAt, correctedAt));
  };
  const isOwn = eq(checkouts.submissionId, submissions.id);
  const isPaid = inArray(checkouts.state, ['processing', 'paid']);
  const payment = sql`(select ${checkouts.id} from ${checkouts} where ${isOwn} order by ${checkouts.attempt} desc limit 1)`;
  const fill = (text: string) => sql`replace(${text}, ${placeholder}, ${payment})`;
  const former = moves.slice(0, -1).map((move) => `moved-${move.id}`);
  const queued = moves.flatMap((move, index) =>
    queueFanMails(ctx, {
      campaignId: id,
      occasion: `moved-${last.id}`,
      subject: sql`${submissions.id} || ${`:${round}`}`,
      condition: and(
        inArray(submissions.status, ['paid', 'processing', 'disputed']),
        hasRow(checkouts, isOwn, isPaid, lte(checkouts.createdAt, move.at)),
        or(eq(user.emailVerified, true), lt(correctedAt, last.at.getTime())),
        ...moves.slice(index).map((each) => not(isTold(each))),
      ),
      path: `/take-back?token=${last.id}.${placeholder}.${round}`,
      toText: (language) => {
        const format = (facts: Parameters<typeof formatMeeting>[0]) => formatMeeting(facts, language);
        return { ...MEETING_MOVED[language](name, format(move.before), format(after), until), campaign };
      },
      complete: (mail) => ({ ...mail, text: fill(mail.text), html: fill(mail.html) }),
    }),
  );
  return [withdrawUnsent(ctx, and(eq(mails.campaignId, id), inList(OCCASION, former))), ...queued];
}

/** Tells fans of moves from before we knew of their payment or address; returns how many campaigns it checked. */
export async function tellOfMoves(ctx: Ctx): Promise<number> {
  const isRecent = gt(campaignChanges.refundUntil, ctx.now);
  const hasMoved = hasRow(campaignChanges, eq(campaignChanges.campaignId, campaigns.id), isRecent);
  const isTold = and(sql.raw(IS_UNFINISHED), hasMoved);
  return tryCampaigns(ctx, await ctx.db.select().from(campaigns).where(isTold), async (campaign) => {
    const { id, version, cancelledAt } = campaign;
    const isCurrent = isUnchanged(campaigns, { id, version, cancelledAt });
    await commit(ctx, isCurrent, await queueMovedMails(ctx, campaign));
    return true;
  });
}

/** Returns the statements that tell a campaign's owner that an admin moved the meeting for them. */
export function queueMovedForOwner(
  ctx: Ctx,
  { id, name, plannedAt, plannedLocation }: typeof campaigns.$inferSelect,
  { plannedDate, plannedTime }: Pick<MoveMeeting, 'plannedDate' | 'plannedTime'>,
) {
  const next = plannedDate && plannedTime ? toEventInstant(plannedDate, plannedTime).getTime() : null;
  const occasion = { key: `moved-by-us:${id}:${ctx.now.getTime()}`, path: `/dashboard/campaigns/${id}/edit` };
  return queueOwnerMails(ctx, id, occasion, (language) => {
    const format = (at: number | null) => formatMeeting({ plannedAt: at, plannedLocation }, language);
    return MOVED_FOR_OWNER[language](name, format(plannedAt?.getTime() ?? null), format(next));
  });
}

/** Returns the statements that tell a campaign's owner that its meeting is postponed because no winner could come. */
export function queueUnmetForOwner(
  ctx: Ctx,
  { id, name, plannedAt, plannedLocation }: typeof campaigns.$inferSelect,
) {
  const at = plannedAt?.getTime() ?? null;
  const occasion = { key: `unmet:${id}:${at}`, path: `/dashboard/campaigns/${id}/edit` };
  return queueOwnerMails(ctx, id, occasion, (language) =>
    UNMET[language](name, formatMeeting({ plannedAt: at, plannedLocation }, language)),
  );
}

/** For the owner of a campaign whose meeting is postponed because no winner could come. */
const UNMET: MailTexts<[campaign: string, before: string]> = {
  nl: (campaign, before) => ({
    subject: `Niemand kon komen: ‘${campaign}’`,
    heading: 'De ontmoeting heeft weer een datum nodig',
    paragraphs: [
      `Geen winnaar van ‘${campaign}’ kon komen: ${before}. Daarom hebben we de ontmoeting uitgesteld en dat laten weten aan wie je koos.`,
      'Spreek een andere datum af en vul die in bij je campagne. Op de pagina met je winnaars staat hoe je hen bereikt.',
    ],
    label: 'Kies een datum',
  }),
  en: (campaign, before) => ({
    subject: `Nobody could come: “${campaign}”`,
    heading: 'The meeting needs another date',
    paragraphs: [
      `No winner of “${campaign}” could come: ${before}. So we have postponed the meeting, and told those you chose.`,
      'Agree on another date and set it in your campaign. Your winners page says how to reach them.',
    ],
    label: 'Set a date',
  }),
};

const MOVED_FOR_OWNER: MailTexts<[campaign: string, before: string, after: string]> = {
  nl: (campaign, before, after) => ({
    subject: `We hebben de datum verplaatst: ‘${campaign}’`,
    heading: 'We hebben de datum verplaatst',
    paragraphs: [
      `Een beheerder heeft de ontmoeting van ‘${campaign}’ namens jou verplaatst.`,
      `Eerst: ${before}`,
      `Nu: ${after}`,
      'Fans krijgen hetzelfde bericht als wanneer je het zelf doet. Klopt dit niet? Beantwoord dan deze mail.',
    ],
    label: 'Bekijk je campagne',
  }),
  en: (campaign, before, after) => ({
    subject: `We have moved the date: “${campaign}”`,
    heading: 'We have moved the date',
    paragraphs: [
      `An admin has moved the meeting of “${campaign}” on your behalf.`,
      `Before: ${before}`,
      `Now: ${after}`,
      'Fans are told the same as when you move it yourself. Is this not right? Reply to this email.',
    ],
    label: 'See your campaign',
  }),
};

const MEETING_MOVED: MailTexts<[campaign: string, before: string, after: string, until: Date]> = {
  nl: (campaign, before, after, until) => ({
    subject: `De ontmoeting is verplaatst: ‘${campaign}’`,
    heading: 'De ontmoeting is verplaatst',
    paragraphs: [
      `De ontmoeting van ‘${campaign}’, waaraan je meedoet, heeft een ander moment of een andere plek.`,
      `Eerst: ${before}`,
      `Nu: ${after}`,
      `Komt dit je uit? Dan hoef je niets te doen. Zo niet, dan kun je je € 10 terugkrijgen, tot ${formatMoment(until, 'nl')}. Je antwoord doet dan niet meer mee.`,
    ],
    label: 'Vraag mijn geld terug',
  }),
  en: (campaign, before, after, until) => ({
    subject: `The meeting has moved: “${campaign}”`,
    heading: 'The meeting has moved',
    paragraphs: [
      `You are taking part in “${campaign}”. Its meeting has moved to another time or place.`,
      `Before: ${before}`,
      `Now: ${after}`,
      `If this suits you, there is nothing to do. If not, you can get your €10 back until ${formatMoment(until, 'en')}. Your answer then no longer counts.`,
    ],
    label: 'Get my money back',
  }),
};
