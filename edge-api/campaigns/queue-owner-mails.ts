import { sql, type SQL } from 'drizzle-orm';
import { queueMailsTo, type MailOccasion } from '../accounts/index.ts';
import { user } from '../accounts/table.ts';
import type { Ctx } from '../platform/context.ts';
import type { PageMailText } from '../platform/page-mail.ts';
import type { Language } from '../platform/rules.ts';
import { campaigns } from './table.ts';

/** Returns the statements that mail the owner of a campaign, if a condition holds. */
export function queueOwnerMails(
  ctx: Ctx,
  campaignId: string,
  occasion: Omit<MailOccasion, 'campaignId'>,
  toText: (language: Language) => PageMailText,
  condition = sql`true`,
) {
  const owner: SQL = sql`(select ${campaigns.ownerId} from ${campaigns} where ${campaigns.id} = ${campaignId})`;
  const isOwner = sql`${user.id} = ${owner} and ${condition}`;
  return queueMailsTo(ctx, { ...occasion, campaignId }, isOwner, toText);
}
