import { and, eq, isNotNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { withPrefix } from '../platform/columns.ts';
import type { Ctx } from '../platform/context.ts';
import { queueMails } from '../platform/mail.ts';
import { renderPageMail, type PageMailText } from '../platform/page-mail.ts';
import { LANGUAGES, type Language } from '../platform/rules.ts';
import { submissions } from './table.ts';

type Content = Omit<Parameters<typeof queueMails>[1], 'key' | 'to' | 'campaignId'>;
type FanMails = {
  readonly campaignId: string;
  /** The occasion; each submission gets one mail per occasion. */
  readonly occasion: string;
  /** Which submissions get a mail. */
  readonly condition: SQL | undefined;
  /** The path of the page that the mail's button leads to, without the language. */
  readonly path: string;
  readonly toText: (language: Language) => PageMailText;
  /** Fills in what differs between fans, or attaches files. */
  readonly complete?: (mail: ReturnType<typeof renderPageMail>, language: Language) => Content;
  /** What the mail's key contains instead of the submission's id. */
  readonly subject?: SQLWrapper;
};

/** Returns the statements that mail fans of a campaign, each in the language of their account. */
export function queueFanMails(
  ctx: Ctx,
  { campaignId, occasion, condition, path, toText, complete, subject = submissions.id }: FanMails,
) {
  return LANGUAGES.map((language) => {
    const mail = renderPageMail(ctx, language, path, toText(language));
    const content = complete?.(mail, language) ?? mail;
    return queueMails(
      ctx,
      { key: withPrefix(`${occasion}:`, subject), to: user.email, campaignId, ...content },
      sql`${submissions} inner join ${user} on ${user.id} = ${submissions.userId}
        where ${and(eq(submissions.campaignId, campaignId), eq(user.language, language), condition)}`,
    );
  });
}

/** Counts the people with an account who paid for a campaign; a withdrawn answer still counts as paid. */
export function countPaidFans({ db }: Ctx, campaignId: string) {
  const isPaid = and(eq(submissions.campaignId, campaignId), eq(submissions.status, 'paid'));
  return db.$count(submissions, and(isPaid, isNotNull(submissions.userId)));
}
