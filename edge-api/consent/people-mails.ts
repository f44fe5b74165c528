import { eq, sql, type SQL } from 'drizzle-orm';
import { queueMailsTo, type MailOccasion } from '../accounts/index.ts';
import { user } from '../accounts/table.ts';
import { campaigns } from '../campaigns/table.ts';
import { charityAccounts } from '../charities/profile/table.ts';
import { withPrefix } from '../platform/columns.ts';
import type { Ctx } from '../platform/context.ts';
import type { MailTexts } from '../platform/page-mail.ts';
import type { MailCampaign } from '../platform/render-mail.ts';

/** Returns the statements that mail each of the selected people about an occasion, with a campaign's picture. */
export function queuePeopleMails<Details>(
  ctx: Ctx,
  { key, ...occasion }: MailOccasion & { readonly key: string },
  people: SQL,
  texts: MailTexts<[Details]>,
  details: Details,
  campaign?: MailCampaign,
) {
  const each = { ...occasion, key: withPrefix(`${key}:`, user.id) };
  return queueMailsTo(ctx, each, sql`${user.id} in (${people})`, (language) => ({
    ...texts[language](details),
    campaign,
  }));
}

/** Selects the owners of a charity's campaigns that meet a condition. */
export const selectOwners = (charityId: string, condition: SQL | undefined) =>
  sql`select ${campaigns.ownerId} from ${campaigns} where ${eq(campaigns.charityId, charityId)} and ${condition}`;

/** Selects the people of a charity. */
export const selectPeople = (charityId: string | null) =>
  sql`select ${charityAccounts.userId} from ${charityAccounts} where ${charityAccounts.charityId} = ${charityId}`;
