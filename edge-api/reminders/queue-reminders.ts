import { and, asc, eq, getTableColumns, not, sql } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { campaignPictures, toMailCampaign } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import { withPrefix } from '../platform/columns.ts';
import { type Ctx, toPresent } from '../platform/context.ts';
import { hasRow, inList } from '../platform/conditions.ts';
import { queueMails } from '../platform/mail.ts';
import { renderPageMail } from '../platform/page-mail.ts';
import { isQuiet } from '../platform/quiet-rules.ts';
import type { Language } from '../platform/rules.ts';
import { signToken } from '../platform/signed-token.ts';
import { tryCampaigns } from '../platform/try-each.ts';
import { rowStateAt } from '../submissions/moment-rules.ts';
import { REMINDER, STOP } from './mail-texts.ts';
import { OCCASIONS, type Occasion } from './occasions.ts';
import { REMINDER_STEP, REMINDER_STEPS_MAX, STOP_LINK_MS } from './rules.ts';
import { reminders } from './table.ts';

/**
 * Queues the due mails, each once; a failing campaign does not stop those of other celebrities. In the quiet hours it
 * queues nothing, and what falls due then is dropped if the campaign is over by their end.
 */
export async function queueReminders(ctx: Ctx): Promise<number> {
  let settled = 0;
  for (const toOccasion of OCCASIONS) {
    const failing: string[] = [];
    for (let step = 0; step < REMINDER_STEPS_MAX; step += 1) {
      const present = toPresent(ctx);
      if (isQuiet(present.now)) return settled;
      const occasion = toOccasion(present);
      const due = await queryDueCampaign(present, occasion, failing);
      if (due.length === 0) break;
      const done = await tryCampaigns(present, due, async (campaign) => {
        settled += await queueStep(present, occasion, campaign);
        return true;
      });
      if (done === 0) failing.push(...due.map(({ id, celebrityId }) => celebrityId ?? id));
    }
  }
  return settled;
}

type DueCampaign = Awaited<ReturnType<typeof queryDueCampaign>>[number];

/**
 * Returns the query for the next campaign: the one published first, because the mail about a celebrity's later one
 * settles all earlier ones. For the same reason, celebrities with a failing campaign wait.
 */
function queryDueCampaign(ctx: Ctx, { isDue, isPending }: Occasion, failing: readonly string[]) {
  const celebrity = sql`coalesce(${campaigns.celebrityId}, ${campaigns.id})`;
  return ctx.db
    .select({ ...getTableColumns(campaigns), ...campaignPictures })
    .from(campaigns)
    .where(and(isDue, not(inList(celebrity, failing)), hasRow(reminders, isPending)))
    .orderBy(asc(campaigns.publishedAt))
    .limit(1);
}

async function queueStep(ctx: Ctx, occasion: Occasion, campaign: DueCampaign): Promise<number> {
  const rows = await ctx.db
    .select({
      id: reminders.id,
      subject: sql<string>`coalesce(${reminders.userId}, ${reminders.addressKey})`,
    })
    .from(reminders)
    .innerJoin(campaigns, eq(campaigns.id, campaign.id))
    .where(occasion.isPending)
    .limit(REMINDER_STEP);
  const ids = rows.map(({ id }) => id);
  const end = new Date(ctx.now.getTime() + STOP_LINK_MS);
  const sign = async ({ id, subject }: (typeof rows)[number]) => ({
    id,
    token: await signToken(ctx, 'reminder-stop', subject, end),
  });
  const links = JSON.stringify(await Promise.all(rows.map(sign)));
  await ctx.db.batch([
    queueMailsTo(ctx, occasion, campaign, 'nl', links),
    queueMailsTo(ctx, occasion, campaign, 'en', links),
    // Last, because it makes the condition of the other statements false.
    ctx.db.update(reminders).set(occasion.toSettled(campaign)).where(inList(reminders.id, ids)),
  ]);
  return rows.length;
}

function queueMailsTo(
  ctx: Ctx,
  { mail, isDue, isPending, isWanted }: Occasion,
  campaign: DueCampaign,
  language: Language,
  links: string,
) {
  const placeholder = crypto.randomUUID();
  const stopUrl = `${ctx.settings.PUBLIC_ORIGIN}/${language}/reminders/stop?token=${placeholder}`;
  const { subject, text, html } = renderPageMail(ctx, language, `/campaigns/${campaign.slug}`, {
    ...REMINDER[mail][language]({ ...campaign, state: rowStateAt(campaign, ctx.now) }),
    campaign: toMailCampaign(ctx, campaign),
    reason: 'asked',
    more: [{ ...STOP[language], url: stopUrl }],
  });
  const withToken = (content: string) => sql`replace(${content}, ${placeholder}, link.value ->> 'token')`;
  return queueMails(
    ctx,
    {
      key: withPrefix(`reminder-${mail}:${campaign.id}:`, reminders.id),
      to: sql`coalesce(${user.email}, ${reminders.email})`,
      campaignId: campaign.id,
      subject,
      text: withToken(text),
      html: withToken(html),
      unsubscribeUrl: withToken(stopUrl),
    },
    sql`json_each(${links}) as link inner join ${reminders} on ${reminders.id} = link.value ->> 'id'
      inner join ${campaigns} on ${campaigns.id} = ${campaign.id}
      left join ${user} on ${user.id} = ${reminders.userId}
      where ${reminders.language} = ${language} and ${isDue} and ${isPending} and ${isWanted}`,
  );
}
