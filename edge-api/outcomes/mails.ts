import { formatEventDate } from '../campaigns/event-time-rules.ts';
import type { Told } from '../campaigns/outcome-rules.ts';
import { formatDay } from '../payouts/rules.ts';
import type { Ctx } from '../platform/context.ts';
import type { Mail } from '../platform/mail.ts';
import { listOperatorMails, renderMailTo } from '../platform/page-mail.ts';
import { mustReplaceDate } from '../submissions/owner-next-rules.ts';
import { REMINDERS } from './mail-texts.ts';
import type { Outcome } from './read-outcomes.ts';

/** Renders the mail that reminds an owner of what their campaign waits for. */
export function renderReminder(ctx: Ctx, outcome: Outcome, missing: Told): Mail {
  const { campaign, owner, toldAt, returnAt } = outcome;
  const { id, name, artistName: artist, plannedAt } = campaign;
  const toDay = (date: Date) => formatDay(formatEventDate(date), owner.language);
  const text = REMINDERS[owner.language][missing]({
    campaign: name,
    artist,
    dateFirst: mustReplaceDate({ plannedDate: plannedAt }, ctx.now),
    toldDay: toldAt && toldAt > ctx.now ? toDay(toldAt) : undefined,
    returnDay: returnAt ? toDay(returnAt) : '',
  });
  const occasion = { key: toKey('reminder', outcome), campaignId: id };
  return renderMailTo(ctx, owner, { ...occasion, path: PATHS[missing](id) }, text);
}

const PATHS: Readonly<Record<Told, (id: string) => string>> = {
  nominees: (id) => `/dashboard/campaigns/${id}/nominees`,
  choice: (id) => `/dashboard/campaigns/${id}/nominees`,
  date: (id) => `/dashboard/campaigns/${id}/edit`,
  thanks: (id) => `/dashboard/campaigns/${id}/thanks`,
};

const SUBJECTS: Readonly<Record<Told, string>> = {
  nominees: 'Een campagne heeft nog geen genomineerden',
  choice: 'Een campagne heeft nog geen winnaar',
  date: 'Een ontmoeting heeft nog geen datum',
  thanks: 'Een bedankje is niet gekomen',
};

/** Lists the mail that tells the operator what a campaign is missing, and what happens next. */
export function listTold(ctx: Ctx, outcome: Outcome, missing: Told): readonly Mail[] {
  const { campaign, returnAt } = outcome;
  const day = returnAt && formatDay(formatEventDate(returnAt), 'nl');
  return listOperatorMails(ctx, {
    key: toKey('overdue', outcome),
    subject: SUBJECTS[missing],
    paragraphs: [
      `Het gaat om ‘${campaign.name}’: ${ctx.settings.PUBLIC_ORIGIN}/nl/campaigns/${campaign.slug}. Fans lezen het op die pagina.`,
      day === undefined
        ? 'Komt het nog, dan verdwijnt die zin.'
        : `Op ${day} krijgt iedereen het geld terug, tenzij het er dan is. Vroeg de organisator om meer tijd? Geef die dan bij de campagne.`,
    ],
    action: {
      label: 'Naar de campagne in het beheer',
      url: `${ctx.settings.PUBLIC_ORIGIN}/nl/dashboard/admin/campaigns/${campaign.id}`,
    },
  });
}

/** Returns the key of the one mail about a step of a campaign that has waited since `since`. */
const toKey = (kind: string, { campaign: { id }, missing, since, step }: Outcome) =>
  `${kind}:${missing}:${step?.day}:${id}:${since?.getTime()}`;
