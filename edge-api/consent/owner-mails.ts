import { eq, sql, type SQL } from 'drizzle-orm';
import { user } from '../accounts/table.ts';
import { campaigns } from '../campaigns/table.ts';
import { withPrefix } from '../platform/columns.ts';
import type { Ctx } from '../platform/context.ts';
import { queueMails } from '../platform/mail.ts';
import { renderPageMail } from '../platform/page-mail.ts';
import { LANGUAGES } from '../platform/rules.ts';
import type { ByLanguage } from './mail-texts.ts';

/** Returns the statements that tell each owner of a charity's campaigns of which `condition` holds something once. */
export function queueOwnerMails<Details>(
  ctx: Ctx,
  [occasion, charityId]: readonly [string, string],
  condition: SQL | undefined,
  texts: ByLanguage<Details>,
  details: Details,
) {
  return LANGUAGES.map((language) =>
    queueMails(
      ctx,
      {
        key: withPrefix(`charity-${occasion}:${charityId}:${ctx.now.getTime()}:`, user.id),
        to: user.email,
        ...renderPageMail(ctx, language, '/dashboard', texts[language](details)),
      },
      sql`${user} where ${user.language} = ${language} and ${user.id} in (select ${campaigns.ownerId}
        from ${campaigns} where ${eq(campaigns.charityId, charityId)} and ${condition})`,
    ),
  );
}
