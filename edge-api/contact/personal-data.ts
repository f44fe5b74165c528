import { eq } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import { charities } from '../charities/table.ts';
import { toSql } from '../platform/columns.ts';
import type { Ctx } from '../platform/context.ts';
import { pick } from '../platform/pick.ts';
import { submissions } from '../submissions/table.ts';
import { contacts } from './table.ts';

/** Returns the statement that reads which charities a person allowed to write to them, and until when. */
export function exportContacts(ctx: Ctx, userId: string) {
  return ctx.db
    .select({
      // Aliased, because D1 mixes up columns with the same name in a batch.
      charity: toSql<string>(charities.name).as('charity'),
      campaign: campaigns.name,
      ...pick(contacts, 'version', 'givenAt', 'endedAt', 'ending'),
    })
    .from(contacts)
    .innerJoin(submissions, eq(submissions.id, contacts.submissionId))
    .innerJoin(charities, eq(charities.id, contacts.charityId))
    .innerJoin(campaigns, eq(campaigns.id, contacts.campaignId))
    .where(eq(submissions.userId, userId));
}
