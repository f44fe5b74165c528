import { inArray, sql } from 'drizzle-orm';
import { formatMeeting } from '../campaigns/change-rules.ts';
import type { campaignChanges } from '../campaigns/table.ts';
import type { Ctx } from '../platform/context.ts';
import { renderPageMail } from '../platform/page-mail.ts';
import { queueFanMails } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import { MEETING_MOVED } from './mail-texts.ts';

type Change = typeof campaignChanges.$inferSelect;

/**
 * Returns the statements that tell everyone who paid, or whose payment is under way, that a meeting moved, each with a link
 * that gives their money back. The link names the change and the submission, which no one else knows both.
 */
export function queueMovedMails(ctx: Ctx, { name }: { readonly name: string }, change: Change) {
  const placeholder = crypto.randomUUID();
  const fill = (text: string) => sql`replace(${text}, ${placeholder}, ${submissions.id})`;
  return queueFanMails(ctx, {
    campaignId: change.campaignId,
    occasion: `moved-${change.id}`,
    condition: inArray(submissions.status, ['paid', 'processing']),
    render: (language) => {
      const [before, after] = [change.before, change.after].map((facts) => formatMeeting(facts, language));
      const path = `/take-back?token=${change.id}.${placeholder}`;
      const moved = MEETING_MOVED[language](name, before ?? '', after ?? '');
      const { text, html, ...mail } = renderPageMail(ctx, language, path, moved);
      return { ...mail, text: fill(text), html: fill(html) };
    },
  });
}
