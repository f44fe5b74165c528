import { eq, sql, type SQL } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { campaigns } from '../campaigns/table.ts';
import { charityAccounts } from '../charities/profile/table.ts';
import { withPrefix } from '../platform/columns.ts';
import type { Ctx } from '../platform/context.ts';
import { queueMails } from '../platform/mail.ts';
import { renderPageMail, type MailTexts } from '../platform/page-mail.ts';
import { LANGUAGES } from '../platform/rules.ts';

/** Returns the statements that queue one mail about an occasion for each selected person, in their language. */
export function queuePeopleMails<Details>(
  ctx: Ctx,
  { key, path, ...about }: { readonly key: string; readonly path: string; readonly campaignId?: string },
  people: SQL,
  texts: MailTexts<[Details]>,
  details: Details,
) {
  return LANGUAGES.map((language) =>
    queueMails(
      ctx,
      {
        key: withPrefix(`${key}:`, user.id),
        to: user.email,
        ...about,
        ...renderPageMail(ctx, language, path, texts[language](details)),
      },
      sql`${user} where ${user.language} = ${language} and ${user.id} in (${people})`,
    ),
  );
}

/** Selects the owners of a charity's campaigns that meet a condition. */
export const selectOwners = (charityId: string, condition: SQL | undefined) =>
  sql`select ${campaigns.ownerId} from ${campaigns} where ${eq(campaigns.charityId, charityId)} and ${condition}`;

/** Selects the people of a charity. */
export const selectPeople = (charityId: string | null) =>
  sql`select ${charityAccounts.userId} from ${charityAccounts} where ${charityAccounts.charityId} = ${charityId}`;
