import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { formatEventDate } from '../campaigns/event-time-rules.ts';
import { queueOwnerMails, updateCampaignRow } from '../campaigns/index.ts';
import { IS_UNFINISHED, type Told } from '../campaigns/outcome-rules.ts';
import { campaigns } from '../campaigns/table.ts';
import { endCampaign } from '../cancellations/index.ts';
import { formatDay } from '../payouts/rules.ts';
import type { Ctx } from '../platform/context.ts';
import { sendDueMails } from '../platform/mail.ts';
import { queueOperatorMail } from '../platform/page-mail.ts';
import type { Language } from '../platform/rules.ts';
import { tryCampaigns } from '../platform/try-each.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { findMeetingBefore, mustReplaceDate } from '../submissions/owner-next-rules.ts';
import { REMINDERS } from './mail-texts.ts';
import { readOutcomes, type Outcome } from './read-outcomes.ts';

const CAMPAIGNS_PER_SWEEP = 100;

/** Does what rules.ts makes due for closed campaigns; returns for how many. */
export async function settleOutcomes(ctx: Ctx): Promise<number> {
  const settled = await tryCampaigns(ctx, await queryDue(ctx), ({ id }) => settleOutcome(ctx, id));
  if (settled > 0) ctx.defer(sendDueMails(ctx));
  return settled;
}

function queryDue(ctx: Ctx) {
  return ctx.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(and(eq(campaigns.isActive, false), sql.raw(IS_UNFINISHED), lte(campaigns.outcomeAt, ctx.now)))
    .orderBy(asc(campaigns.outcomeAt))
    .limit(CAMPAIGNS_PER_SWEEP);
}

/** Does what is due for one campaign, once even with concurrent sweeps; returns whether anything was. */
async function settleOutcome(ctx: Ctx, id: string): Promise<boolean> {
  const settled = await runUnit(async () => {
    const [outcome] = await readOutcomes(ctx, eq(campaigns.id, id));
    const at = outcome?.campaign.outcomeAt;
    // Reopened since the query, it is checked again after its next closing.
    if (!outcome || !at || at > ctx.now || outcome.campaign.isActive) return undefined;
    if (outcome.step?.due !== 'return') await commitStep(ctx, outcome);
    return outcome;
  });
  const { step, ending } = settled ?? {};
  if (step?.due === 'return' && ending) return endCampaign(ctx, id, { by: ending, reason: '' });
  return step !== undefined;
}

async function commitStep(ctx: Ctx, outcome: Outcome): Promise<void> {
  const { campaign, missing, told, step, nextAt } = outcome;
  const { id, overdue, isActive, cancelledAt, winnersSelected, outcomeAt, settledAt, plannedAt } = campaign;
  const known = { id, isActive, cancelledAt, winnersSelected, outcomeAt, settledAt, plannedAt };
  const isStale = overdue !== null && overdue !== missing;
  const isTold = told && step?.due === 'tell' && overdue !== told;
  await commit(ctx, isUnchanged(campaigns, known), [
    ...(told && step?.due === 'remind' ? queueReminders(ctx, outcome, told) : []),
    ...(isTold ? [tellOperator(ctx, outcome, told)] : []),
    updateCampaignRow(ctx, id, {
      outcomeAt: nextAt,
      ...(isTold ? { overdue: told, overdueAt: ctx.now } : isStale && { overdue: null, overdueAt: null }),
    }),
  ]);
  if (isTold) ctx.log.warn('outcome_overdue', { campaign: id, missing: told });
}

/** Returns the statements that remind an owner of what their campaign waits for, unless they are suspended. */
function queueReminders(ctx: Ctx, outcome: Outcome, missing: Told) {
  const { campaign, toldAt, returnAt } = outcome;
  const { id, name, artistName: artist, plannedAt } = campaign;
  const occasion = { key: toKey('reminder', outcome), path: `/dashboard/campaigns/${id}/${PAGES[missing]}` };
  const toldAhead = toldAt && toldAt > ctx.now ? toldAt : undefined;
  const end = toldAhead ?? returnAt;
  const meeting = end && findMeetingBefore(end, plannedAt, ctx.now);
  const toText = (language: Language) => {
    const toDay = (date: Date) => formatDay(formatEventDate(date), language);
    return REMINDERS[language][missing]({
      campaign: name,
      artist,
      dateFirst: mustReplaceDate({ plannedDate: plannedAt }, ctx.now),
      meetingDay: meeting ? toDay(meeting) : undefined,
      toldDay: toldAhead && toDay(toldAhead),
      returnDay: returnAt ? toDay(returnAt) : '',
    });
  };
  return queueOwnerMails(ctx, id, occasion, toText, isNull(user.suspendedAt));
}

const PAGES = { nominees: 'nominees', choice: 'nominees', date: 'edit', thanks: 'thanks' } as const;

const SUBJECTS: Readonly<Record<Told, string>> = {
  nominees: 'Een campagne heeft nog geen genomineerden',
  choice: 'Een campagne heeft nog geen winnaar',
  date: 'Een ontmoeting heeft nog geen datum',
  thanks: 'Een bedankje is niet gekomen',
};

/** Returns the statement that tells the operator what a campaign is missing, and what happens next. */
function tellOperator(ctx: Ctx, outcome: Outcome, missing: Told) {
  const { campaign, returnAt } = outcome;
  const day = returnAt && formatDay(formatEventDate(returnAt), 'nl');
  return queueOperatorMail(ctx, {
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
