import { sql, type SQL } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import type { Ctx } from '../platform/context.ts';
import { layOutMail } from '../platform/mail-layout.ts';
import { queueMails, type Mail } from '../platform/mail.ts';
import { LANGUAGES, type Language } from '../platform/rules.ts';
import { submissions } from '../subscriptions/table.ts';
import { NOMINEES_READY, NOT_WON, WON, type Text, type Told } from './mail-texts.ts';

/** Word to a campaign's owner that the nominees are known: one for a closing. */
export function nomineesMail(
  ctx: Ctx,
  { name, email, language }: { readonly name: string; readonly email: string; readonly language: Language },
  campaignId: string,
  closedAt: number | null,
): Mail {
  const path = `/dashboard/campaigns/${campaignId}/nominees`;
  const text = laidOut(ctx, language, path, NOMINEES_READY[language](name));
  return { key: `nominees:${campaignId}:${closedAt ?? 0}`, to: email, ...text };
}

/** Word to the winners and, kindly, to everyone else who paid; each in the language of their answer. */
export function queueOutcome(
  ctx: Ctx,
  campaignId: string,
  told: Told,
  chosen: readonly string[],
  guard: SQL,
) {
  const isChosen = sql`${submissions.id} in (${sql.join(
    chosen.map((id) => sql`${id}`),
    sql`, `,
  )})`;
  return LANGUAGES.flatMap((language) => [
    queueForMany(ctx, 'won', campaignId, language, WON[language](told), sql`${isChosen} and ${guard}`),
    queueForMany(
      ctx,
      'not-won',
      campaignId,
      language,
      NOT_WON[language](told),
      sql`not ${isChosen} and ${guard}`,
    ),
  ]);
}

/** The statement that queues one mail for each paid answer of a campaign in one language, by its key only once. */
function queueForMany(
  ctx: Ctx,
  occasion: string,
  campaignId: string,
  language: Language,
  content: Text,
  condition: SQL,
) {
  return queueMails(
    ctx,
    {
      ...laidOut(ctx, language, '/dashboard/subscribed', content),
      key: sql`${`${occasion}:`} || ${submissions.id}`,
      to: sql`${user.email}`,
    },
    sql`${submissions} inner join ${user} on ${user.id} = ${submissions.userId}
      where ${submissions.campaignId} = ${campaignId} and ${submissions.status} = 'paid'
      and ${submissions.language} = ${language} and ${condition}`,
  );
}

function laidOut(ctx: Ctx, language: Language, path: string, { subject, label, ...content }: Text) {
  const url = `${ctx.settings.PUBLIC_ORIGIN}/${language}${path}`;
  return {
    subject: subject.replace(/\s+/g, ' '),
    ...layOutMail(language, { ...content, action: { label, url } }),
  };
}
