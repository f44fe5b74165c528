import { and, asc, eq, exists, isNull, sql, type SQL } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { findMailCampaign } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { queueMails, sendDueMails } from '../platform/mail.ts';
import { renderMail, type MailCampaign } from '../platform/render-mail.ts';
import type { Language } from '../platform/rules.ts';
import { submissions } from '../submissions/table.ts';
import { STORY_TOLD } from './mail-texts.ts';
import { MAIL_STEP, MAIL_STEPS_PER_SWEEP } from './rules.ts';
import { stories } from './table.ts';

type Due = Awaited<ReturnType<typeof queryDueStory>>[number];

/**
 * Queues the mails about stories that were published, a step of fans at a time; where it stops, the next call goes on. Each
 * mail is queued once, by its key. Returns how many steps it made.
 */
export async function queueStoryMails(ctx: Ctx): Promise<number> {
  let steps = 0;
  while (steps < MAIL_STEPS_PER_SWEEP) {
    const [due] = await queryDueStory(ctx);
    if (!due) break;
    await queueStep(ctx, due, await findMailCampaign(ctx, due.campaignId));
    steps += 1;
  }
  if (steps > 0) ctx.defer(sendDueMails(ctx));
  return steps;
}

/** The condition of the index on stories that are still to be mailed, word for word. */
const IS_DUE = sql`mail_cursor is not null and stories.published_at is not null`;

/** Returns the query for the story whose mails come next. */
function queryDueStory(ctx: Ctx) {
  return ctx.db
    .select({
      campaignId: stories.campaignId,
      title: stories.title,
      cursor: sql<number>`${stories.mailCursor}`,
      slug: campaigns.slug,
      campaign: campaigns.name,
      from: campaigns.artistName,
    })
    .from(stories)
    .innerJoin(campaigns, eq(campaigns.id, stories.campaignId))
    .where(and(IS_DUE, sql`${stories.mailCursor} >= 0`, isNull(campaigns.cancelledAt)))
    .orderBy(asc(stories.mailCursor))
    .limit(1);
}

async function queueStep(ctx: Ctx, due: Due, about: MailCampaign | undefined): Promise<void> {
  const last = due.cursor + MAIL_STEP;
  const isCurrent = and(
    eq(stories.campaignId, due.campaignId),
    eq(stories.mailCursor, due.cursor),
    sql`${stories.publishedAt} is not null`,
  );
  const isDue = exists(
    ctx.db
      .select({ one: sql`1` })
      .from(stories)
      .where(isCurrent),
  );
  const hasMore = sql`exists (select 1 from ${submissions}
    where ${submissions.campaignId} = ${due.campaignId} and ${submissions.fanNumber} > ${last})`;
  await ctx.db.batch([
    queueFanMails(ctx, due, 'nl', about, isDue),
    queueFanMails(ctx, due, 'en', about, isDue),
    // Last, because it makes the condition of the others false.
    ctx.db
      .update(stories)
      .set({ mailCursor: sql`iif(${hasMore}, ${last}, null)` })
      .where(isCurrent),
  ]);
}

function queueFanMails(
  ctx: Ctx,
  due: Due,
  language: Language,
  about: MailCampaign | undefined,
  condition: SQL,
) {
  const { subject, label, ...content } = STORY_TOLD[language](due);
  const url = `${ctx.settings.PUBLIC_ORIGIN}/${language}/campaigns/${due.slug}#story`;
  return queueMails(
    ctx,
    {
      subject: subject.replace(/\s+/g, ' '),
      ...renderMail(language, { ...content, ...(about && { campaign: about }), action: { label, url } }),
      key: sql`${`story:${due.campaignId}:`} || ${submissions.id}`,
      to: sql`${user.email}`,
    },
    sql`${submissions} inner join ${user} on ${user.id} = ${submissions.userId}
      where ${submissions.campaignId} = ${due.campaignId} and ${submissions.fanNumber} > ${due.cursor}
      and ${submissions.fanNumber} <= ${due.cursor + MAIL_STEP} and ${submissions.status} = 'paid'
      and ${user.language} = ${language} and ${condition}`,
  );
}
