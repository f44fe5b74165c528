import { and, eq, gt } from 'drizzle-orm';
import { session } from '../../accounts/table.ts';
import { adminNotes } from '../../admin-log/table.ts';
import { campaigns } from '../../campaigns/table.ts';
import type { Ctx } from '../../platform/context.ts';
import { submissions } from '../../submissions/table.ts';
import { readAdminCampaigns } from '../list-admin-campaigns.ts';
import { isOfAnswer, queryPayments, toAdminPayment } from '../list-payments.ts';
import { queryNotes } from '../notes.ts';
import type { PersonRecord } from '../people-contract.ts';
import { ADMIN_PAGE_SIZE } from '../rules.ts';
import { requirePersonRow } from '../require-subject.ts';
import { toFoundPerson } from './find-people.ts';

/** Returns the query for a person's latest payments, looked up by their answers. */
export function queryPersonPayments(ctx: Ctx, userId: string) {
  return queryPayments(ctx, isOfAnswer(ctx, eq(submissions.userId, userId)), ADMIN_PAGE_SIZE);
}

/** Returns a person with their latest campaigns and payments and admins' notes. Throws 404 for an unknown one. */
export async function getPerson(ctx: Ctx, id: string): Promise<PersonRecord> {
  const person = await requirePersonRow(ctx, id);
  const [campaignsOwned, payments, notes, sessions] = await Promise.all([
    readAdminCampaigns(ctx, eq(campaigns.ownerId, id), ADMIN_PAGE_SIZE),
    queryPersonPayments(ctx, id),
    queryNotes(ctx, eq(adminNotes.userId, id)),
    ctx.db.$count(session, and(eq(session.userId, id), gt(session.expiresAt, ctx.now))),
  ]);
  return {
    ...toFoundPerson(person),
    isNameHidden: person.isNameHidden,
    sessions,
    campaigns: campaignsOwned,
    payments: payments.map(toAdminPayment),
    notes,
  };
}
