import { eq, sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { queueMails } from '../platform/mail.ts';
import { renderPageMail, type PageMailText } from '../platform/page-mail.ts';
import { LANGUAGES, type Language } from '../platform/rules.ts';
import { user } from './table.ts';

/** What a mail is about: its key, read from each person's row if it is SQL, and the path of its button's page. */
export type MailOccasion = {
  readonly key: string | SQL;
  readonly path: string;
  readonly campaignId?: string;
};

/** Returns the statements that mail the people who meet a condition, each in the language of their account. */
export function queueMailsTo(
  ctx: Ctx,
  { path, ...occasion }: MailOccasion,
  isRecipient: SQL,
  toText: (language: Language) => PageMailText,
) {
  return LANGUAGES.map((language) =>
    queueMails(
      ctx,
      { ...occasion, to: user.email, ...renderPageMail(ctx, language, path, toText(language)) },
      sql`${user} where ${eq(user.language, language)} and ${isRecipient}`,
    ),
  );
}
