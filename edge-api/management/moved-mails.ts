import { inArray, sql } from 'drizzle-orm';
import { formatMeeting } from '../campaigns/change-rules.ts';
import type { MoveMeeting } from '../campaigns/draft-contract.ts';
import { toEventInstant } from '../campaigns/event-time-rules.ts';
import { findMailCampaign, queueOwnerMails } from '../campaigns/index.ts';
import type { campaignChanges, campaigns } from '../campaigns/table.ts';
import { checkouts } from '../payments/table.ts';
import type { Ctx } from '../platform/context.ts';
import type { MailTexts } from '../platform/page-mail.ts';
import { queueFanMails } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';

type Change = typeof campaignChanges.$inferSelect;

/**
 * Returns the statements that tell everyone who paid, or whose payment is processing or disputed, that a meeting moved,
 * each with a refund link. The link contains the change's id, which all of them know, and the provider's session id of
 * their own payment, which no other fan, owner or charity learns (a submission's id is on the wall and in a charity's
 * file).
 */
export async function queueMovedMails(ctx: Ctx, { name }: { readonly name: string }, change: Change) {
  const campaign = await findMailCampaign(ctx, change.campaignId);
  const placeholder = crypto.randomUUID();
  const payment = sql`(select ${checkouts.id} from ${checkouts} where ${checkouts.submissionId} = ${submissions.id}
    order by ${checkouts.attempt} desc limit 1)`;
  const fill = (text: string) => sql`replace(${text}, ${placeholder}, coalesce(${payment}, ''))`;
  return queueFanMails(ctx, {
    campaignId: change.campaignId,
    occasion: `moved-${change.id}`,
    condition: inArray(submissions.status, ['paid', 'processing', 'disputed']),
    path: `/take-back?token=${change.id}.${placeholder}`,
    toText: (language) => {
      const format = (facts: Change['before']) => formatMeeting(facts, language);
      return { ...MEETING_MOVED[language](name, format(change.before), format(change.after)), campaign };
    },
    complete: (mail) => ({ ...mail, text: fill(mail.text), html: fill(mail.html) }),
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
    subject: `Niemand kon komen: ${campaign}`,
    heading: 'De ontmoeting heeft weer een datum nodig',
    paragraphs: [
      `Geen winnaar van ‘${campaign}’ kon komen: ${before}. Daarom hebben we de ontmoeting uitgesteld en dat laten weten aan wie je koos.`,
      'Spreek een andere datum af en vul die in bij je campagne. Op de pagina met je winnaars staat hoe je hen bereikt.',
    ],
    label: 'Kies een datum',
  }),
  en: (campaign, before) => ({
    subject: `Nobody could come: ${campaign}`,
    heading: 'The meeting needs another date',
    paragraphs: [
      `No winner of “${campaign}” could come: ${before}. So we have postponed the meeting, and told those you chose.`,
      'Agree on another date and set it in your campaign. Your winners page says how to reach them.',
    ],
    label: 'Set a date',
  }),
};

type MovedTexts = MailTexts<[campaign: string, before: string, after: string]>;

/** For the owner of a campaign whose meeting was moved by an admin. */
const MOVED_FOR_OWNER: MovedTexts = {
  nl: (campaign, before, after) => ({
    subject: `We hebben de datum verplaatst: ${campaign}`,
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
    subject: `We have moved the date: ${campaign}`,
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

/** For everyone who paid for a campaign whose meeting moved. */
const MEETING_MOVED: MovedTexts = {
  nl: (campaign, before, after) => ({
    subject: `De ontmoeting is verplaatst: ${campaign}`,
    heading: 'De ontmoeting is verplaatst',
    paragraphs: [
      `De ontmoeting van ‘${campaign}’, waaraan je meedoet, heeft een ander moment of een andere plek.`,
      `Eerst: ${before}`,
      `Nu: ${after}`,
      'Komt dit je uit? Dan hoef je niets te doen. Zo niet, dan kun je zeven dagen lang je € 10 terugkrijgen. Je antwoord doet dan niet meer mee.',
    ],
    label: 'Vraag mijn geld terug',
  }),
  en: (campaign, before, after) => ({
    subject: `The meeting has moved: ${campaign}`,
    heading: 'The meeting has moved',
    paragraphs: [
      `You are taking part in “${campaign}”. Its meeting has moved to another time or place.`,
      `Before: ${before}`,
      `Now: ${after}`,
      'If this suits you, there is nothing to do. If not, you can get your €10 back within seven days. Your answer then no longer counts.',
    ],
    label: 'Get my money back',
  }),
};
