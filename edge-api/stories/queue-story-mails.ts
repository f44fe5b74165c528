import { and, asc, eq, gt, gte, isNull, lte, sql } from 'drizzle-orm';
import { findMailCampaign } from '../campaigns/index.ts';
import { campaigns } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { sendDueMails } from '../platform/mail.ts';
import { renderPageMail } from '../platform/page-mail.ts';
import { commit, isUnchanged, runUnit } from '../platform/unit-of-work.ts';
import { queueFanMails } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import { STORY_TOLD } from './mail-texts.ts';
import { MAIL_STEP, MAIL_STEPS_PER_SWEEP } from './rules.ts';
import { stories } from './table.ts';

/**
 * Queues the mails about stories that were published, a step of fans at a time; where it stops, the next call goes on. Each
 * mail is queued once, by its key. Returns how many steps it made.
 */
export async function queueStoryMails(ctx: Ctx): Promise<number> {
  let steps = 0;
  while (steps < MAIL_STEPS_PER_SWEEP && (await queueStep(ctx))) steps += 1;
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
      publishedAt: stories.publishedAt,
      slug: campaigns.slug,
      campaign: campaigns.name,
      from: campaigns.artistName,
    })
    .from(stories)
    .innerJoin(campaigns, eq(campaigns.id, stories.campaignId))
    .where(and(IS_DUE, gte(stories.mailCursor, 0), isNull(campaigns.cancelledAt)))
    .orderBy(asc(stories.mailCursor))
    .limit(1);
}

/** Queues one step of mails; returns false where none is due. */
function queueStep(ctx: Ctx): Promise<boolean> {
  return runUnit(async () => {
    const [due] = await queryDueStory(ctx);
    if (!due) return false;
    const { campaignId, cursor, slug, publishedAt } = due;
    const campaign = await findMailCampaign(ctx, campaignId);
    const last = cursor + MAIL_STEP;
    const { fanNumber, status } = submissions;
    const isLater = and(eq(submissions.campaignId, campaignId), gt(fanNumber, last));
    const hasMore = (await ctx.db.$count(submissions, isLater)) > 0;
    await commit(
      ctx,
      [isUnchanged(stories, { campaignId, mailCursor: cursor, publishedAt })],
      [
        ...queueFanMails(ctx, {
          campaignId,
          occasion: `story:${campaignId}`,
          condition: and(gt(fanNumber, cursor), lte(fanNumber, last), eq(status, 'paid')),
          render: (language) =>
            renderPageMail(ctx, language, `/campaigns/${slug}#story`, {
              ...STORY_TOLD[language](due),
              campaign,
            }),
        }),
        ctx.db
          .update(stories)
          .set({ mailCursor: hasMore ? last : null })
          .where(eq(stories.campaignId, campaignId)),
      ],
    );
    return true;
  });
}
